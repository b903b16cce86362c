import type { AppError } from '@xbts/shared/errors/appError.ts';
import { useId, useMemo } from 'react';
import { errorText } from '../../../../platform/i18n/errorText.ts';
import { SymbolText } from '../../../../ui/display/SymbolText.tsx';
import { TextField } from '../../../../ui/inputs/TextField.tsx';
import { useFullAccount } from '../../../account/model/account.ts';
import { heldBalancesOf } from '../../../account/model/balances.ts';
import { useMetadata } from '../../../assets/model/metadata.ts';
import { useScamAssets } from '../../../scam/model/scamLists.ts';
import { ScamMark } from '../../../scam/ui/ScamMark.tsx';
import { useTransferT } from '../../texts/transferTexts.ts';
import styles from './Receive.module.css';

export interface AssetFieldProps {
  account: string;
  value: string;
  onChange: (symbol: string) => void;
  error: AppError | null;
}

const MOST = 6;

/** The requested symbol, with the account's own assets as suggestions. */
export function AssetField({ account, value, onChange, error }: AssetFieldProps) {
  const t = useTransferT();
  const id = useId();
  const scam = useScamAssets();
  const owner = useFullAccount(account).data;
  const held = useMemo(() => [...heldBalancesOf(owner).keys()], [owner]);
  // One read for any number: a query for each of thousands would take longer than the rest of the screen.
  const { metadata } = useMetadata(held);
  const typed = value.trim().toUpperCase();
  const symbols = held.flatMap((assetId) => metadata.get(assetId)?.symbol ?? []);
  const shown = symbols.includes(typed)
    ? []
    : symbols.filter((symbol) => symbol.includes(typed)).slice(0, MOST);
  return (
    <div>
      <TextField
        isInCard
        label={t('common.asset')}
        placeholder={t('request.anyAsset')}
        value={value}
        onChange={onChange}
        error={error === null ? undefined : errorText(error)}
      />
      {shown.length > 0 && (
        <ul className={styles.symbols} aria-label={t('request.ownAssets')} id={id}>
          {shown.map((symbol) => (
            <li key={symbol}>
              <button type="button" className={styles.symbol} onClick={() => onChange(symbol)}>
                <SymbolText symbol={symbol} /> <ScamMark isScam={scam.has(symbol)} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

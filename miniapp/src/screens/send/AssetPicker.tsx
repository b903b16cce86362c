import { splitSymbol } from '@xbts/shared/assets/splitSymbol.ts';
import { useState } from 'react';
import { AssetIcon } from '../../components/AssetIcon.tsx';
import { Cell } from '../../components/Cell.tsx';
import { Chip } from '../../components/Chip.tsx';
import { Icon } from '../../components/icons/Icon.tsx';
import { Placeholder } from '../../components/Placeholder.tsx';
import { ScamMark } from '../../components/ScamMark.tsx';
import { Sheet } from '../../components/Sheet.tsx';
import { TextField } from '../../components/TextField.tsx';
import { useScamLists } from '../../data/scam/scamLists.ts';
import { useT } from '../../i18n/useT.ts';
import { useBalanceText } from '../../portfolio/useBalanceText.ts';
import type { Spendable } from './transferForm.ts';

export interface AssetPickerProps {
  holdings: readonly Spendable[];
  chosen: string | undefined;
  onChoose: (holding: Spendable) => void;
  onClose: () => void;
}

/** More rows than this are not read through: the search finds the others. */
const MOST = 100;

/** One of the assets that the account has, with a search by symbol. */
export function AssetPicker({ holdings, chosen, onChoose, onClose }: AssetPickerProps) {
  const t = useT();
  const scam = useScamLists();
  const [query, setQuery] = useState('');
  const found = holdings
    .filter(({ amount, symbol }) => amount > 0n && symbol.includes(query.trim().toUpperCase()))
    .slice(0, MOST);
  return (
    <Sheet isOpen title={t('send.pickAsset')} onClose={onClose}>
      <TextField label={t('wallet.search')} type="search" value={query} onChange={setQuery} />
      {found.length === 0 && <Placeholder icon="search" title={t('wallet.nothingFound')} />}
      {found.map((holding) => (
        <PickerCell
          key={holding.assetId}
          holding={holding}
          isChosen={holding.assetId === chosen}
          isScam={scam.assets.has(holding.symbol)}
          onChoose={onChoose}
        />
      ))}
    </Sheet>
  );
}

interface PickerCellProps {
  holding: Spendable;
  isChosen: boolean;
  isScam: boolean;
  onChoose: AssetPickerProps['onChoose'];
}

function PickerCell({ holding, isChosen, isScam, onChoose }: PickerCellProps) {
  const balanceText = useBalanceText();
  const { prefix, name } = splitSymbol(holding.symbol);
  return (
    <Cell
      before={<AssetIcon symbol={holding.symbol} />}
      title={name}
      badge={
        <>
          {prefix !== '' && <Chip>{prefix}</Chip>}
          <ScamMark isScam={isScam} />
        </>
      }
      subtitle={balanceText(holding.amount, holding)}
      after={isChosen ? <Icon name="check" size={20} /> : undefined}
      onPress={() => onChoose(holding)}
    />
  );
}

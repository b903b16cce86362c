import { formatPlain } from '@xbts/shared/amounts/amount.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { groupDigits } from '../../../../platform/i18n/numbers.ts';
import { useSettings } from '../../../settings/model/settings.ts';
import { useStatementT } from '../../texts/statementTexts.ts';
import styles from './Statement.module.css';

export interface BalanceAfterProps {
  /** By asset, of those that the operation changed. */
  units: ReadonlyMap<string, bigint> | undefined;
  /** The one asset that the list is about; null: it is about all. */
  assetId: string | null;
  assets: ReadonlyMap<string, Asset>;
}

/** The running balance after an operation, in a list of one asset. */
export function BalanceAfter({ units, assetId, assets }: BalanceAfterProps) {
  const t = useStatementT();
  const isHidden = useSettings((settings) => settings.hidesBalances);
  const balance = units?.get(assetId ?? '');
  const asset = assets.get(assetId ?? '');
  if (balance === undefined || asset === undefined || isHidden) return null;
  const amount = `${groupDigits(formatPlain(balance, asset.precision))} ${asset.symbol}`;
  return <span className={styles.after}>{t('common.balance', { amount })}</span>;
}

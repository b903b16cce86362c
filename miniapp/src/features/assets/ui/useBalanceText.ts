import { formatAmount } from '../../../platform/i18n/numbers.ts';
import { useSettings } from '../../settings/model/settings.ts';

/** Writes units of an asset that the account has, beside a field or in a choice; not shown while balances are hidden. */
export function useBalanceText(): (units: bigint, asset: { readonly precision: number }) => string {
  const isHidden = useSettings((settings) => settings.hidesBalances);
  return (units, { precision }) => (isHidden ? '****' : formatAmount(units, precision, 'plain'));
}

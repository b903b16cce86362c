import { formatAmount } from '../../../platform/i18n/numbers.ts';
import { useSettings } from '../../settings/model/settings.ts';

/** Formats the account's units of an asset, beside a field or in a choice; hidden while balances are hidden. */
export function useBalanceText(): (units: bigint, asset: { readonly precision: number }) => string {
  const isHidden = useSettings((settings) => settings.hidesBalances);
  return (units, { precision }) => (isHidden ? '****' : formatAmount(units, precision, 'plain'));
}

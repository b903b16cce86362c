import { formatFiat } from '../../../../platform/i18n/numbers.ts';
import { useSettings } from '../../../settings/model/settings.ts';

/** Formats an estimate in US dollars; asterisks while balances are hidden. */
export function useMoneyText(): (value: number) => string {
  const isHidden = useSettings((settings) => settings.hidesBalances);
  return (value) => (isHidden ? '****' : `≈\u00a0${formatFiat(value, 'usd', 'exact')}`);
}

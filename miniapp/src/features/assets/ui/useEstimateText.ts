import type { Currency } from '../../../platform/i18n/currencies.ts';
import { useT } from '../../../platform/i18n/useT.ts';
import { useSettings } from '../../settings/model/settings.ts';
import { estimateText } from './EstimateText.tsx';

/** Formats an estimate in the chosen currency or another, or the absence of a price (null). */
export function useEstimateText(): (value: number | null, other?: Currency) => string {
  const t = useT();
  const currency = useSettings((settings) => settings.currency);
  return (value, other = currency) => (value === null ? t('common.noPrice') : estimateText(value, other));
}

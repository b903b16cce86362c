import type { Currency } from '../../../platform/i18n/currencies.ts';
import { formatClock } from '../../../platform/i18n/dates.ts';
import { formatFiat } from '../../../platform/i18n/numbers.ts';
import { useT } from '../../../platform/i18n/useT.ts';
import { useSettings } from '../../settings/model/settings.ts';

/** The mark of an estimate. */
export const ABOUT = '≈';

/** A figure with the mark of an estimate, in one line with it. */
export const about = (figure: string): string => `${ABOUT}\u00a0${figure}`;

/** An estimate in a currency, with its mark. */
export function estimateText(value: number, currency: Currency, form?: 'exact' | 'short'): string {
  return about(formatFiat(value, currency, form));
}

/** Writes an estimate in the chosen currency, or that there is no price (null). */
export function useEstimateText(): (value: number | null, form?: 'exact' | 'short') => string {
  const t = useT();
  const currency = useSettings((settings) => settings.currency);
  return (value, form) => (value === null ? t('amount.noPrice') : estimateText(value, currency, form));
}

export interface EstimateTextProps {
  /** Null: there is no price. */
  value: number | null;
  form?: 'exact' | 'short';
  /** Another one than that of the settings. */
  currency?: Currency;
  /** It tells of the account's balances: nobody reads it while they are hidden. */
  isOwn?: boolean;
  /** When the oldest of what it was found from was read (ms), if that may be out of date. */
  staleSince?: number | null;
}

/** What something is worth: an estimate with its mark and, where it may be out of date, its age; or 'no price'. */
export function EstimateText(props: EstimateTextProps) {
  const { value, form, currency, isOwn = false, staleSince = null } = props;
  const t = useT();
  const settings = useSettings();
  if (value === null) return t('amount.noPrice');
  if (isOwn && settings.hidesBalances) return '****';
  const text = estimateText(value, currency ?? settings.currency, form);
  return staleSince === null ? text : `${text} · ${t('common.asOf', { time: formatClock(staleSince) })}`;
}

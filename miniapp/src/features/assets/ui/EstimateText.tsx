import type { Currency } from '../../../platform/i18n/currencies.ts';
import { formatFiat } from '../../../platform/i18n/numbers.ts';
import { useT } from '../../../platform/i18n/useT.ts';
import { useSettings } from '../../settings/model/settings.ts';

/** The mark of an estimate. */
export const ABOUT = '≈';

/** A figure with the mark of an estimate, kept on one line. */
export const about = (figure: string): string => `${ABOUT}\u00a0${figure}`;

/** An estimate in a currency, with its mark. */
export function estimateText(value: number, currency: Currency): string {
  return about(formatFiat(value, currency));
}

export interface EstimateTextProps {
  /** Null: there is no price. */
  value: number | null;
  /** Part of the account's balances: hidden with them. */
  isOwn?: boolean;
}

/** The value of something: an estimate with its mark, or 'no price'. */
export function EstimateText(props: EstimateTextProps) {
  const t = useT();
  const { currency, hidesBalances } = useSettings();
  const { value } = props;
  if (value === null) return <>{t('common.noPrice')}</>;
  if (props.isOwn && hidesBalances) return <>****</>;
  return <>{estimateText(value, currency)}</>;
}

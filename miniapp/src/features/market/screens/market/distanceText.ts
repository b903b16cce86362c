import { formatNumber } from '../../../../platform/i18n/numbers.ts';
import { asPercent } from '../../../../platform/i18n/percent.ts';

/** A distance from the market price: with a sign, since it is neither gain nor loss; a dash while unknown. */
export function distanceText(percent: number | null): string {
  if (percent === null) return '—';
  const text = asPercent(formatNumber(Math.abs(percent)));
  return Math.abs(percent) < 0.005 ? text : `${percent > 0 ? '+' : '−'}${text}`;
}

import { DAY_MS, HOUR_MS, MINUTE_MS } from '@xbts/shared/amounts/durations.ts';
import { formatInteger } from '../../../platform/i18n/numbers.ts';
import type { TranslateGateway } from '../texts/gatewayTexts.ts';

const units = [
  { from: 2 * DAY_MS, ms: DAY_MS, key: 'pace.days' },
  { from: 2 * HOUR_MS, ms: HOUR_MS, key: 'pace.hours' },
  { from: 2 * MINUTE_MS, ms: MINUTE_MS, key: 'pace.minutes' },
  { from: 0, ms: 1_000, key: 'pace.seconds' },
] as const;

/** An approximate duration: '≈ 12 min'. Whole units, the larger unit from two of it on. */
export function paceText(ms: number, t: TranslateGateway): string {
  const unit = units.find(({ from }) => ms >= from) ?? units[3];
  return t(unit.key, { count: formatInteger(Math.round(ms / unit.ms)) });
}

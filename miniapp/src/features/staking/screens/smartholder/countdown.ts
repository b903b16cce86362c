import { DAY_MS, HOUR_MS, MINUTE_MS } from '@xbts/shared/amounts/durations.ts';
import type { TranslateStaking } from '../../texts/stakingTexts.ts';

/** The time until a moment, in its two largest units, rounded up to a minute: 9 d 15 h, 15 h 4 min, 4 min. */
export function countdown(leftMs: number, t: TranslateStaking): string {
  const left = Math.ceil(Math.max(leftMs, 0) / MINUTE_MS) * MINUTE_MS;
  const days = t('time.days', { count: Math.floor(left / DAY_MS) });
  const hours = t('time.hours', { count: Math.floor((left % DAY_MS) / HOUR_MS) });
  const minutes = t('time.minutes', { count: Math.floor((left % HOUR_MS) / MINUTE_MS) });
  if (left >= DAY_MS) return `${days} ${hours}`;
  return left >= HOUR_MS ? `${hours} ${minutes}` : minutes;
}

/** The same in its largest unit alone, rounded down, for narrow places. */
export function countdownShort(leftMs: number, t: TranslateStaking): string {
  const left = Math.max(leftMs, 0);
  if (left >= DAY_MS) return t('time.days', { count: Math.floor(left / DAY_MS) });
  if (left >= HOUR_MS) return t('time.hours', { count: Math.floor(left / HOUR_MS) });
  return t('time.minutes', { count: Math.ceil(left / MINUTE_MS) });
}

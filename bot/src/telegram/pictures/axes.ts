import { DAY_MS, HOUR_MS, MINUTE_MS } from '@xbts/shared/amounts/durations.ts';

/** About `count` round numbers between the two: steps of 1, 2 or 5 times a power of ten. */
export function ticksBetween(low: number, high: number, count: number): number[] {
  const rough = (high - low) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5].find((factor) => factor * power >= rough) ?? 10);
  const first = Math.ceil(low / step);
  const last = Math.floor(high / step);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => (first + index) * step);
}

/** The lower bound of each unit letter (spec §9: k, M, Bil, Tril), and its value. */
const letters = [
  { from: 1e12, worth: 1e12, letter: 'Tril' },
  { from: 1e9, worth: 1e9, letter: 'Bil' },
  { from: 1e6, worth: 1e6, letter: 'M' },
  { from: 1e4, worth: 1e3, letter: 'k' },
] as const;

/** The numbers of an axis, all in the same unit, with exactly the decimals that their steps need. */
export function axisNumbers(ticks: readonly number[]): string[] {
  const highest = ticks.at(-1) ?? 0;
  const { worth, letter } = letters.find(({ from }) => highest >= from) ?? { worth: 1, letter: '' };
  const step = ((ticks[1] ?? highest) - (ticks[0] ?? 0)) / worth || 1;
  const decimals = Math.min(12, Math.max(0, -Math.floor(Math.log10(step) + 1e-9)));
  return ticks.map((tick) => (tick / worth).toFixed(decimals) + letter);
}

const timeSteps = [
  ...[1, 5, 15, 30].map((count) => count * MINUTE_MS),
  ...[1, 2, 3, 6, 12].map((count) => count * HOUR_MS),
  ...[1, 2, 5, 10, 30, 90, 365].map((count) => count * DAY_MS),
];

/** Round moments between the two, in UTC, at most five for a span of up to five years. */
export function momentsBetween(from: number, until: number): number[] {
  const step = timeSteps.find((each) => (until - from) / each <= 5) ?? 365 * DAY_MS;
  const first = Math.ceil(from / step) * step;
  return Array.from(
    { length: Math.max(0, Math.floor((until - first) / step) + 1) },
    (_, index) => first + index * step,
  );
}

/** A moment of the time axis in UTC: the day at its beginning, else the hour. */
export function axisTime(at: number, locale: string): string {
  const form: Intl.DateTimeFormatOptions =
    at % DAY_MS === 0
      ? { day: 'numeric', month: 'short' }
      : { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
  return new Intl.DateTimeFormat(locale, { ...form, timeZone: 'UTC' }).format(at);
}

/** A span in whole days, or in whole hours below two days. */
export function spanText(ms: number, locale: string): string {
  const [count, unit] = ms < 2 * DAY_MS ? [ms / HOUR_MS, 'hour'] : [ms / DAY_MS, 'day'];
  const form = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(locale, form).format(Math.max(1, Math.round(Number(count))));
}

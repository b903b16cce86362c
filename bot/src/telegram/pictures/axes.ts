const dayMs = 86_400_000;

/** About `count` round numbers between the two: steps of 1, 2 or 5 times a power of ten. */
export function ticksBetween(low: number, high: number, count: number): number[] {
  const rough = (high - low) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5].find((factor) => factor * power >= rough) ?? 10);
  const first = Math.ceil(low / step);
  const last = Math.floor(high / step);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => (first + index) * step);
}

/** A number of an axis, with just the decimals that its steps need. */
export function axisNumber(value: number, step: number): string {
  const decimals = Math.min(12, Math.max(0, -Math.floor(Math.log10(step) + 1e-9)));
  return value.toFixed(decimals);
}

/** A moment of the time axis in UTC: the hour for a span of up to two days, else the day. */
export function axisTime(at: number, spanMs: number): string {
  const iso = new Date(at).toISOString();
  return spanMs <= 2 * dayMs ? iso.slice(11, 16) : iso.slice(5, 10);
}

/** What is earned in a year by worth and yearly yield (percent): an estimate; null when either is unknown. */
export function yearlyYield(worth: number | null, apy: number | null): number | null {
  return worth === null || apy === null ? null : (worth * apy) / 100;
}

interface Earning {
  readonly worth: number | null;
  readonly apy: number | null;
}

/** All together: the sum of what is known, and the yearly yield weighed by worth; null without any. */
export function togetherOf(pools: readonly Earning[]): { worth: number; apy: number } | null {
  const known = pools.flatMap(({ worth, apy }) => (worth === null || apy === null ? [] : [{ worth, apy }]));
  const worth = known.reduce((sum, each) => sum + each.worth, 0);
  if (worth <= 0) return null;
  return { worth, apy: known.reduce((sum, each) => sum + each.worth * each.apy, 0) / worth };
}

import { DAY_MS } from '@xbts/shared/amounts/durations.ts';
import type { PastPriceFinder } from '@xbts/shared/ledger/pastPrices.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import type { ChartPoint } from '../../../../ui/chart/chartPoints.ts';
import type { PoolMoment } from '../../../pools/model/poolEvents.ts';

/** An asset priced in the other asset of a pool. */
interface PricedPair {
  readonly asset: Pick<Asset, 'precision'>;
  readonly other: Pick<Asset, 'precision'>;
  /** The priced one is the pool's first asset. */
  readonly isA: boolean;
}

/** The price of one whole in the other asset at each moment; moments of an empty pool are omitted. */
export function pricePoints(moments: readonly PoolMoment[], { asset, other, isA }: PricedPair): ChartPoint[] {
  return moments.flatMap(({ time, balances: { a, b } }) => {
    if (a === 0n || b === 0n) return [];
    const [mine, paid] = isA ? [a, b] : [b, a];
    const value = Number(paid) / 10 ** other.precision / (Number(mine) / 10 ** asset.precision);
    return [{ time, value }];
  });
}

/** The value of a unit between the known ones of two days; null where one is missing. */
function between(find: PastPriceFinder, assetId: string, time: number): number | null {
  const day = Math.floor(time / DAY_MS) * DAY_MS;
  const [before, after] = [find(assetId, day), find(assetId, day + DAY_MS)];
  if (before === null || after === null) return null;
  return before.perUnit + ((after.perUnit - before.perUnit) * (time - day)) / DAY_MS;
}

/**
 * Prices in another asset as prices in money: by that asset's value of the time, and so that the last one is `now`.
 * While a value of the other asset is missing, its present one stands for all.
 */
export function inMoney(
  points: readonly ChartPoint[],
  { other, find, now }: { other: string; find: PastPriceFinder | null; now: number },
): ChartPoint[] {
  const values = points.map(({ time }) => (find === null ? null : between(find, other, time)));
  const isKnown = !values.includes(null);
  const worth = points.map(({ value }, index) => (isKnown ? value * (values[index] ?? 0) : value));
  const last = worth.at(-1);
  if (last === undefined || last === 0) return [];
  return points.map(({ time }, index) => ({ time, value: ((worth[index] ?? 0) * now) / last }));
}

/** The price of one whole on each day since a moment; days without a price are omitted. */
export function dailyPoints(
  { id, precision }: Pick<Asset, 'id' | 'precision'>,
  find: PastPriceFinder,
  { since, until }: { since: number; until: number },
): ChartPoint[] {
  const points: ChartPoint[] = [];
  for (let time = Math.ceil(since / DAY_MS) * DAY_MS; time < until; time += DAY_MS) {
    const price = find(id, time);
    if (price !== null) points.push({ time, value: price.perUnit * 10 ** precision });
  }
  return points;
}

/** The move over some points: absolute, and in percent of the first; null without two of them. */
export function moveOver(points: readonly ChartPoint[]): { absolute: number; percent: number } | null {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || first === last || first.value === 0) return null;
  const absolute = last.value - first.value;
  return { absolute, percent: (absolute / first.value) * 100 };
}

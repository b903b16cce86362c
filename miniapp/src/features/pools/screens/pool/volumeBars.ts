import { HOUR_MS } from '@xbts/shared/amounts/durations.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import type { ChartPoint } from '../../../../ui/chart/chartPoints.ts';
import { exchangedUnits, type PoolPast } from '../../model/poolEvents.ts';
import { wholesOf } from '../../ui/poolView.ts';

/** Bars of a period of any length. */
const BARS = 24;

/**
 * An asset's traded volume in each twenty-fourth of the period that ends now, in wholes; zero without trades. There is
 * no bar wholly before the first known operation.
 */
export function volumeBars(
  { events, since }: Pick<PoolPast, 'events' | 'since'>,
  asset: Pick<Asset, 'id' | 'precision'>,
  now: number,
  hours: number,
): ChartPoint[] {
  const width = (hours * HOUR_MS) / BARS;
  const begin = now - hours * HOUR_MS;
  const sums = new Array<bigint>(BARS).fill(0n);
  for (const event of events) {
    const bar = Math.min(Math.floor((event.time - begin) / width), BARS - 1);
    const sum = sums[bar];
    if (sum !== undefined) sums[bar] = sum + exchangedUnits(event, asset.id);
  }
  return sums
    .map((units, bar) => ({ time: begin + bar * width, value: wholesOf(units, asset) }))
    .filter(({ time }) => time + width > since);
}

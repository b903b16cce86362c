import type { Asset } from '@xbts/shared/protocol/objects.ts';
import type { ChartPoint } from '../../../ui/chart/chartPoints.ts';
import type { PoolMoment } from '../../pools/model/poolEvents.ts';

/** An asset that is priced in the other asset of a pool. */
export interface PricedPair {
  readonly asset: Pick<Asset, 'symbol' | 'precision'>;
  readonly other: Pick<Asset, 'symbol' | 'precision'>;
  /** The priced one is the pool's first asset. */
  readonly isA: boolean;
}

/** The price of one whole in the other asset at each moment; moments of an empty pool have none and are left out. */
export function pricePoints(moments: readonly PoolMoment[], { asset, other, isA }: PricedPair): ChartPoint[] {
  return moments.flatMap(({ time, balances: { a, b } }) => {
    if (a === 0n || b === 0n) return [];
    const [mine, paid] = isA ? [a, b] : [b, a];
    const value = Number(paid) / 10 ** other.precision / (Number(mine) / 10 ** asset.precision);
    return [{ time, value }];
  });
}

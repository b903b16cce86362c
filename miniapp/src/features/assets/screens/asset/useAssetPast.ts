import { DAY_MS, HOUR_MS } from '@xbts/shared/amounts/durations.ts';
import { msOfChainTime } from '@xbts/shared/protocol/chainTime.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { useMemo, useState } from 'react';
import type { ChartPoint } from '../../../../ui/chart/chartPoints.ts';
import { beginOf, type Range } from '../../../../ui/chart/ranges.ts';
import { usePastPrices } from '../../../history/model/prices/usePastPrices.ts';
import { usePoolPast } from '../../../pools/model/poolMoments.ts';
import type { Pool } from '../../../pools/model/poolOf.ts';
import { poolRowsOf, sortPoolRows } from '../../../pools/model/poolRows.ts';
import { usePoolsOf } from '../../../pools/model/pools.ts';
import { useAssets } from '../../model/assets.ts';
import { usePriceBook } from '../../model/prices/usePriceBook.ts';
import { dailyPoints, inMoney, pricePoints } from './assetPast.ts';

/** The first block of the chain: no asset is older. */
const CHAIN_BEGIN = Date.UTC(2015, 9, 13);
/** A pool's operations tell the hours of these ranges; longer ones are told by the day. */
const byPool: readonly Range[] = ['day', 'week', 'month'];
const noAssets: ReadonlyMap<string, Asset> = new Map();
const noIds: ReadonlySet<string> = new Set();

/** The price of one whole at present; null: there is none. */
export interface PresentPrice {
  /** In the chosen currency. */
  readonly value: number | null;
  readonly dollars: number | null;
}

export interface AssetPast {
  /** In the chosen currency, the present price at the end; null while they are read. */
  readonly points: readonly ChartPoint[] | null;
  readonly error: Error | null;
  readonly retry: () => void;
}

/**
 * The past prices of an asset: by the operations of its largest pool where these reach back far enough, otherwise by the
 * day from the price service and trades.
 */
export function useAssetPast(asset: Asset, range: Range, present: PresentPrice): AssetPast {
  const [now] = useState(Date.now);
  const begin = beginOf(range, now);
  const pools = usePoolsOf(asset.id);
  const pool = useLargestPool(pools.data);
  const otherId = pool === undefined ? '' : pool.assetA === asset.id ? pool.assetB : pool.assetA;
  const other = useAssets(otherId === '' ? [] : [otherId]).get(otherId);
  const isByPool = pool !== undefined && byPool.includes(range);
  const past = usePoolPast(isByPool ? pool.id : undefined, (now - begin) / HOUR_MS);
  const isWhole = isByPool && past.data?.isWhole === true;
  const isDaily = pools.isPending ? false : !isByPool || past.error !== null || past.data?.isWhole === false;
  const born = asset.creation_time === undefined ? CHAIN_BEGIN : msOfChainTime(asset.creation_time);
  const since = Math.floor(Math.max(begin, born) / DAY_MS) * DAY_MS;
  const named = useMemo(() => namedAssets(isDaily ? asset : other), [isDaily, asset, other]);
  const prices = usePastPrices(named, since, isDaily || isWhole);
  const { value, dollars } = present;
  const points = useMemo((): ChartPoint[] | null => {
    const find = prices.data?.find ?? null;
    if (find === null && prices.error === null) return null;
    if (value === null || dollars === null) return [];
    if (!isDaily && past.data !== undefined && pool !== undefined && other !== undefined) {
      const last = { time: Date.now(), balances: { a: pool.balanceA, b: pool.balanceB } };
      const pair = { asset, other, isA: pool.assetA === asset.id };
      const priced = pricePoints([...past.data.moments, last], pair);
      return inMoney(priced, { other: other.id, find, now: value });
    }
    if (find === null) return null;
    const until = Date.now();
    return [...dailyPoints(asset, find, { since, until }), { time: until, value: dollars }].map(
      ({ time, value: price }) => ({
        time,
        value: (price * value) / dollars,
      }),
    );
  }, [prices.data, prices.error, value, dollars, isDaily, past.data, pool, other, asset, since]);
  const error = pools.data === undefined ? pools.error : isDaily ? prices.error : null;
  const retry = () => {
    if (pools.data === undefined) void pools.refetch();
    if (prices.error !== null) void prices.refetch();
  };
  return { points: error === null ? points : null, error, retry };
}

const namedAssets = (asset: Asset | undefined): ReadonlyMap<string, Asset> =>
  asset === undefined ? noAssets : new Map([[asset.id, asset]]);

function useLargestPool(pools: readonly Pool[] | undefined): Pool | undefined {
  const book = usePriceBook();
  return useMemo(() => {
    const priceOf = (id: string) => book.priceOf(id, 'USD')?.perUnit ?? null;
    const rows = poolRowsOf({ pools: pools ?? [], assets: new Map(), priceOf, heldAssets: noIds });
    return sortPoolRows(rows, 'liquidity').find(({ isEmpty }) => !isEmpty)?.pool;
  }, [pools, book]);
}

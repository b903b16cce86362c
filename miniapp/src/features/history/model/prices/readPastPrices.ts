import { HOUR_MS } from '@xbts/shared/amounts/durations.ts';
import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import {
  type PastPriceFinder,
  type PastShares,
  pastPrices,
  type TradedDay,
} from '@xbts/shared/ledger/pastPrices.ts';
import { type FeaturedCoin, featuredCoin, featuredCoins } from '@xbts/shared/market/featuredCoin.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { callService } from '@xbts/shared/services/callService.ts';
import { priceDaysRoute } from '@xbts/shared/services/priceDays.ts';
import { priceSlugs } from '@xbts/shared/services/priceSlugs.ts';
import { queryClient } from '../../../../platform/cache/queryClient.ts';
import { fetchJson } from '../../../../platform/server/dataServer.ts';
import { readPastShares } from './sharePast.ts';
import { daySize, readTradedDays } from './tradedDays.ts';

/** A trade counts for a week, so the read starts that much before the first operation. */
const BEFORE_MS = 7 * 24 * HOUR_MS;

/** Thousands of days are too many for the device's small storage. */
const tooLarge = { isPrivate: true };

/** Past prices, and whether a source did not answer: a missing price may appear later. */
export interface PastPricesRead {
  readonly find: PastPriceFinder;
  readonly isWhole: boolean;
}

async function coinDays(coin: FeaturedCoin): Promise<ReadonlyMap<number, number>> {
  const { rows } = await queryClient.fetchQuery({
    queryKey: ['priceDays', coin],
    queryFn: () => callService(fetchJson, priceDaysRoute, { params: { slug: priceSlugs[coin] } }),
    staleTime: HOUR_MS,
    meta: tooLarge,
  });
  return new Map(rows.map(({ timestamp, price }) => [Date.parse(timestamp), price]));
}

/**
 * Reads assets' past prices since a moment (ms): the price service's days, trades for the core asset for coins it does
 * not know, and pool contents for shares, one asset after the other. `onProgress` is called for each finished asset.
 */
export async function readPastPrices(
  reader: ChainReader,
  { assets, since }: { assets: ReadonlyMap<string, Asset>; since: number },
  { signal, onProgress }: { signal: AbortSignal; onProgress?: (done: number, all: number) => void },
): Promise<PastPricesRead> {
  let isWhole = true;
  const missed = () => {
    isWhole = false;
  };
  const coins = new Map<FeaturedCoin, ReadonlyMap<number, number>>();
  for (const coin of featuredCoins) {
    const days = await coinDays(coin).catch(missed);
    if (days) coins.set(coin, days);
  }
  // Pool shares are valued by their pool: they have no market with prices.
  const { pools, sides } = await poolsOf(reader, { assets, since }, signal, missed);
  const known = new Map([...sides.map((side) => [side.id, side] as const), ...assets]);
  const traded = [...known.values()].filter(
    (asset) => featuredCoin(asset) === null && asset.for_liquidity_pool === undefined,
  );
  const markets = new Map<string, readonly TradedDay[]>();
  const seconds = traded.length === 0 ? undefined : await daySize(reader, signal).catch(missed);
  for (const [index, asset] of traded.entries()) {
    signal.throwIfAborted();
    if (typeof seconds !== 'number') break;
    const days = await marketDays(reader, { asset, seconds, since }, signal).catch(missed);
    if (days) markets.set(asset.id, days);
    onProgress?.(index + 1, traded.length);
  }
  return { find: pastPrices({ assets: known, coins, markets, pools }), isWhole };
}

/** The history of the pools behind share assets, one after the other, with their assets. */
async function poolsOf(
  reader: ChainReader,
  { assets, since }: { assets: ReadonlyMap<string, Asset>; since: number },
  signal: AbortSignal,
  missed: () => void,
) {
  const pools = new Map<string, PastShares>();
  const sides: Asset[] = [];
  for (const { id, for_liquidity_pool: poolId } of assets.values()) {
    if (poolId === undefined) continue;
    signal.throwIfAborted();
    const read = await queryClient
      .fetchQuery({
        queryKey: ['pastShares', poolId, Math.floor(since / HOUR_MS)],
        queryFn: () => readPastShares(reader, { poolId, since }, signal),
        staleTime: HOUR_MS,
        meta: tooLarge,
      })
      .catch(missed);
    if (!read) continue;
    pools.set(id, read);
    sides.push(...read.sides);
  }
  return { pools, sides };
}

function marketDays(
  reader: ChainReader,
  { asset, seconds, since }: { asset: Asset; seconds: number; since: number },
  signal: AbortSignal,
): Promise<readonly TradedDay[]> {
  return queryClient.fetchQuery({
    queryKey: ['tradedDays', asset.id, seconds, Math.floor(since / HOUR_MS)],
    queryFn: () =>
      readTradedDays(reader, { asset, seconds, from: since - BEFORE_MS, now: Date.now() }, signal),
    staleTime: HOUR_MS,
    meta: tooLarge,
  });
}

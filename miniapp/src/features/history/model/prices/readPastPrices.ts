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

/** A trade counts for a week: so much earlier than the first operation the reading begins. */
const BEFORE_MS = 7 * 24 * HOUR_MS;

/** Thousands of days are not written to the device's small storage. */
const tooLarge = { isPrivate: true };

/** Past prices, and whether any source did not answer: what then has no price may have one later. */
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
 * Reads what assets were worth since a moment (ms): the days of the price service, for what it does not know the trades for the core asset,
 * and for shares of a pool what lay in it, an asset after the other. `onProgress` is told of each asset that is done.
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
  // Shares of pools are worth what lies in their pool: they have no market that tells.
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

/** The past of the pools that assets are shares of, one after the other, with what lies in them. */
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

import { getRawPoolPage, type RawPool } from '@xbts/shared/actions/rawReads.ts';
import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import { knownAsset } from './assets.ts';
import { type MeasuredAsset, measuredAssets } from './measuredAssets.ts';

/** A node's maximum rows of a list: the operator's server reads no further page. */
export const MOST_POOLS = 101;
/** Pools per answer of the full list. */
const LISTED = 100;

const first = { limit: MOST_POOLS, start: null };
const nameOf = ({ symbol, precision }: MeasuredAsset) => ({ symbol, precision });

/**
 * Pools whose first (a) or second (b) asset is this one, with names and precisions of both. @throws AppError
 * request.not_found
 */
export async function poolsBySide(client: ChainReader, by: 'a' | 'b', asset: string) {
  const { id } = await knownAsset(client, asset);
  const pools = await getRawPoolPage(client, { by, asset: id }, { ...first, withStatistics: false });
  const assetOf = await measuredAssets(
    client,
    pools.flatMap((pool) => [pool.asset_a, pool.asset_b]),
  );
  return pools.map((pool) => ({
    ...pool,
    a: nameOf(assetOf(pool.asset_a)),
    b: nameOf(assetOf(pool.asset_b)),
  }));
}

/** The pools of two assets, in any order. @throws AppError request.not_found */
export async function poolsOfPair(
  client: ChainReader,
  { a, b }: { a: string; b: string },
): Promise<RawPool[]> {
  const [one, other] = await Promise.all([knownAsset(client, a), knownAsset(client, b)]);
  const choice = { by: 'both', assets: [one.id, other.id] } as const;
  return getRawPoolPage(client, choice, { ...first, withStatistics: false });
}

/** A hundred pools with statistics by id, from a given one. */
export const poolList = (client: ChainReader, from: string): Promise<RawPool[]> =>
  getRawPoolPage(client, { by: 'all' }, { limit: LISTED, start: from, withStatistics: true });

/** The first pool from this id on, with statistics. */
export const nextPool = (client: ChainReader, from: string): Promise<RawPool[]> =>
  getRawPoolPage(client, { by: 'all' }, { limit: 1, start: from, withStatistics: true });

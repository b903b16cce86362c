import { inBatches } from '@xbts/shared/actions/inBatches.ts';
import { getRawPool, listRawPools, type RawPool } from '@xbts/shared/actions/rawReads.ts';
import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { assetIdOf, readAssets } from './assets.ts';

/** Assets per call. */
const ASSET_BATCH = 100;

/** Pools with statistics whose first (a) or second (b) asset is the given one. @throws AppError request.not_found */
export async function poolsByAsset(client: ChainReader, side: 'a' | 'b', asset: string): Promise<RawPool[]> {
  return listRawPools(client, { assetId: await assetIdOf(client, asset), side });
}

/** All pools with statistics, and the symbols of their assets by id. */
export interface PoolDirectory {
  pools: readonly RawPool[];
  symbols: ReadonlyMap<string, string>;
}

/** Reads the whole list of pools once, for many searches. */
export async function readPoolDirectory(
  client: ChainReader,
  listPools: () => Promise<readonly RawPool[]> = () => listRawPools(client),
): Promise<PoolDirectory> {
  const pools = await listPools();
  const ids = [...new Set(pools.flatMap((pool) => [pool.asset_a, pool.asset_b]))];
  const assets = await inBatches(ids, ASSET_BATCH, (batch) => readAssets(client, batch));
  const symbols = new Map(assets.flatMap((asset) => (asset === null ? [] : [[asset.id, asset.symbol]])));
  return { pools, symbols };
}

/** Pools of which either asset's symbol contains the text, in any letter case. */
export function searchPools({ pools, symbols }: PoolDirectory, query: string): RawPool[] {
  const wanted = query.toUpperCase();
  const isWanted = (assetId: string) => symbols.get(assetId)?.includes(wanted) === true;
  return pools.filter((pool) => isWanted(pool.asset_a) || isWanted(pool.asset_b));
}

/** One pool with statistics. @throws AppError request.not_found */
export async function singlePool(client: ChainReader, id: string): Promise<RawPool> {
  const pool = await getRawPool(client, id);
  if (pool === null) throw new AppError('request.not_found', { what: id });
  return pool;
}

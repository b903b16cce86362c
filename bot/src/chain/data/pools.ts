import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import * as v from 'valibot';
import { assetIdOf, readAssets } from './assets.ts';

const rawPool = v.looseObject({ id: v.string(), asset_a: v.string(), asset_b: v.string() });
const rawPools = v.array(rawPool);
export type RawPool = v.InferOutput<typeof rawPool>;

/** The most pools a node gives in one call (chain.md §2). */
const PAGE = 101;
/** No chain of the family has nearly as many; a node that never ends is not followed for ever. */
const MAX_PAGES = 200;
/** Assets asked for in one call. */
const ASSET_BATCH = 100;

/** Every page of a list of pools; the start id is inclusive, so each page after the first repeats one pool. */
async function readPages(readPage: (startId: string | null) => Promise<RawPool[]>): Promise<RawPool[]> {
  const pools = new Map<string, RawPool>();
  let startId: string | null = null;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const found: RawPool[] = await readPage(startId);
    for (const pool of found) pools.set(pool.id, pool);
    const last = found.at(-1);
    if (found.length < PAGE || last === undefined || last.id === startId) break;
    startId = last.id;
  }
  return [...pools.values()];
}

/** Pools with statistics whose first (a) or second (b) asset is the given one. @throws AppError request.not_found */
export async function poolsByAsset(client: ChainClient, side: 'a' | 'b', asset: string): Promise<RawPool[]> {
  const id = await assetIdOf(client, asset);
  return readPages((startId) =>
    client.call('database', `get_liquidity_pools_by_asset_${side}`, [id, PAGE, startId, true], {
      schema: rawPools,
    }),
  );
}

/** All pools with statistics, and the symbols of their assets by id. */
export interface PoolDirectory {
  pools: readonly RawPool[];
  symbols: ReadonlyMap<string, string>;
}

/** Reads the whole list of pools once, to be searched many times. */
export async function readPoolDirectory(client: ChainClient): Promise<PoolDirectory> {
  const pools = await readPages((startId) =>
    client.call('database', 'list_liquidity_pools', [PAGE, startId, true], { schema: rawPools }),
  );
  const ids = [...new Set(pools.flatMap((pool) => [pool.asset_a, pool.asset_b]))];
  const symbols = new Map<string, string>();
  for (let start = 0; start < ids.length; start += ASSET_BATCH) {
    const assets = await readAssets(client, ids.slice(start, start + ASSET_BATCH));
    for (const asset of assets) if (asset !== null) symbols.set(asset.id, asset.symbol);
  }
  return { pools, symbols };
}

/** Pools of which either asset's symbol contains the text, in any letter case. */
export function searchPools({ pools, symbols }: PoolDirectory, query: string): RawPool[] {
  const wanted = query.toUpperCase();
  const isWanted = (assetId: string) => symbols.get(assetId)?.includes(wanted) === true;
  return pools.filter((pool) => isWanted(pool.asset_a) || isWanted(pool.asset_b));
}

/** One pool with statistics. @throws AppError request.not_found */
export async function singlePool(client: ChainClient, id: string): Promise<RawPool> {
  const [pool] = await client.call('database', 'get_liquidity_pools', [[id], false, true], {
    schema: v.array(v.nullable(rawPool)),
  });
  if (pool === null || pool === undefined) throw new AppError('request.not_found', { what: id });
  return pool;
}

import { array } from 'valibot';
import type { ChainReader } from '../client/chainClient.ts';
import { type LiquidityPool, liquidityPoolSchema } from '../protocol/marketObjects.ts';
import type { ReadOptions } from './readOptions.ts';

const schema = array(liquidityPoolSchema);
/** chain.md §2: the limit of every list of pools. */
const PAGE = 101;

/** The pools to list: all, or those that have an asset (symbol or id) as the first, the second or either of the two. */
export interface PoolFilter {
  readonly asset: string;
  readonly side: 'a' | 'b' | 'either';
}

const filterMethods = {
  a: 'get_liquidity_pools_by_asset_a',
  b: 'get_liquidity_pools_by_asset_b',
  either: 'get_liquidity_pools_by_one_asset',
} as const;

/** All pools with their statistics, by id, read page by page. */
export async function listPools(
  client: ChainReader,
  filter?: PoolFilter,
  options: ReadOptions = {},
): Promise<LiquidityPool[]> {
  const method = filter === undefined ? 'list_liquidity_pools' : filterMethods[filter.side];
  const first = filter === undefined ? [] : [filter.asset];
  const pools: LiquidityPool[] = [];
  for (let start: string | null = null; ; ) {
    const page: LiquidityPool[] = await client.call('database', method, [...first, PAGE, start, true], {
      ...options,
      schema,
    });
    // The start is inclusive: the next page begins with the last pool of this one.
    pools.push(...(start === null ? page : page.slice(1)));
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE || last.id === start) return pools;
    start = last.id;
  }
}

import type { ChainReader } from '../../client/chainClient.ts';
import type { ReadOptions } from '../readOptions.ts';
import type { RawPool } from './getRawPool.ts';
import { getRawPoolPage, type RawPoolChoice } from './getRawPoolPage.ts';

/** chain.md §2: the limit of every list of pools. */
const PAGE = 101;
/** Far more than any chain of the family has; it bounds the read of a node whose pages never end. */
const MAX_PAGES = 200;

/** Pools whose first (a) or second (b) asset has this id. */
export interface RawPoolFilter {
  readonly assetId: string;
  readonly side: 'a' | 'b';
}

/**
 * All pools with their statistics as the node sent them, or those that match; read page by page, without duplicates.
 */
export async function listRawPools(
  client: ChainReader,
  filter?: RawPoolFilter,
  options: ReadOptions = {},
): Promise<RawPool[]> {
  const choice: RawPoolChoice =
    filter === undefined ? { by: 'all' } : { by: filter.side, asset: filter.assetId };
  const pools = new Map<string, RawPool>();
  let start: string | null = null;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const found: RawPool[] = await getRawPoolPage(
      client,
      choice,
      { limit: PAGE, start, withStatistics: true },
      options,
    );
    for (const pool of found) pools.set(pool.id, pool);
    const last = found.at(-1);
    // The start is inclusive: a page that ends where it began is the last.
    if (found.length < PAGE || last === undefined || last.id === start) break;
    start = last.id;
  }
  return [...pools.values()];
}

import * as v from 'valibot';
import type { ChainReader } from '../../client/chainClient.ts';
import type { ReadOptions } from '../readOptions.ts';
import { type RawPool, rawPoolSchema } from './getRawPool.ts';

const schema = v.array(rawPoolSchema);

/**
 * The pools to list: all, those with an asset on one side or either, or those of a pair in any order; assets by symbol
 * or id.
 */
export type RawPoolChoice =
  | { readonly by: 'all' }
  | { readonly by: 'a' | 'b' | 'one'; readonly asset: string }
  | { readonly by: 'both'; readonly assets: readonly [string, string] };

interface Page {
  /** At most 101. */
  readonly limit: number;
  /** The first pool of the page, inclusive; null: the very first one. */
  readonly start: string | null;
  readonly withStatistics: boolean;
}

const methods: Readonly<Record<RawPoolChoice['by'], string>> = {
  all: 'list_liquidity_pools',
  a: 'get_liquidity_pools_by_asset_a',
  b: 'get_liquidity_pools_by_asset_b',
  one: 'get_liquidity_pools_by_one_asset',
  both: 'get_liquidity_pools_by_both_assets',
};

function assetsOf(choice: RawPoolChoice): readonly string[] {
  if (choice.by === 'all') return [];
  return choice.by === 'both' ? choice.assets : [choice.asset];
}

/** One page of pools by id, as the node sent them. */
export function getRawPoolPage(
  client: ChainReader,
  choice: RawPoolChoice,
  { limit, start, withStatistics }: Page,
  options: ReadOptions = {},
): Promise<RawPool[]> {
  const params = [...assetsOf(choice), limit, start, withStatistics];
  return client.call('database', methods[choice.by], params, { ...options, schema });
}

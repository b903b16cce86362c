import * as v from 'valibot';
import type { ChainReader } from '../../client/chainClient.ts';
import type { ReadOptions } from '../readOptions.ts';
import { type RawPool, rawPoolSchema } from './getRawPool.ts';

const schema = v.array(v.nullable(rawPoolSchema));

/** The pool of a share asset (symbol or id) with its statistics, null when the asset has none. */
export async function getRawPoolByShareAsset(
  client: ChainReader,
  shareAsset: string,
  options: ReadOptions = {},
): Promise<RawPool | null> {
  const [pool] = await client.call(
    'database',
    'get_liquidity_pools_by_share_asset',
    [[shareAsset], false, true],
    { ...options, schema },
  );
  return pool ?? null;
}

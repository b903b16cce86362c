import * as v from 'valibot';
import type { ChainReader } from '../../client/chainClient.ts';
import type { ReadOptions } from '../readOptions.ts';

export const rawPoolSchema = v.looseObject({
  id: v.string(),
  asset_a: v.string(),
  asset_b: v.string(),
  share_asset: v.string(),
});

/** A pool as the node sent it: only these members are checked. */
export type RawPool = v.InferOutput<typeof rawPoolSchema>;

const schema = v.array(v.nullable(rawPoolSchema));

/** A pool with its statistics by id (1.19.x), null for an unknown one. */
export async function getRawPool(
  client: ChainReader,
  id: string,
  options: ReadOptions = {},
): Promise<RawPool | null> {
  const params = [[id], false, true];
  const [pool] = await client.call('database', 'get_liquidity_pools', params, { ...options, schema });
  return pool ?? null;
}

import { array, nullable } from 'valibot';
import type { ChainReader } from '../client/chainClient.ts';
import { type LiquidityPool, liquidityPoolSchema } from '../protocol/marketObjects.ts';
import type { ReadOptions } from './readOptions.ts';

const schema = array(nullable(liquidityPoolSchema));

/** Pools by ids 1.19.x with their statistics, in the order asked, null for an unknown one. */
export async function getPools(
  client: ChainReader,
  ids: readonly string[],
  options: ReadOptions = {},
): Promise<(LiquidityPool | null)[]> {
  if (ids.length === 0) return [];
  return client.call('database', 'get_liquidity_pools', [ids, false, true], { ...options, schema });
}

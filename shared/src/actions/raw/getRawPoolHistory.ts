import * as v from 'valibot';
import type { ChainReader } from '../../client/chainClient.ts';
import type { PoolHistoryRange } from '../getPoolHistory.ts';
import type { ReadOptions } from '../readOptions.ts';

export const rawPoolHistoryRowSchema = v.looseObject({
  id: v.string(),
  sequence: v.number(),
  time: v.string(),
  op_type: v.number(),
  op: v.looseObject({
    op: v.tuple([v.number(), v.looseObject({ account: v.string() })]),
    result: v.tuple([v.number(), v.unknown()]),
    block_num: v.number(),
    trx_in_block: v.number(),
  }),
});

/** An operation of a pool as the node sent it: only these members are checked. */
export type RawPoolHistoryRow = v.InferOutput<typeof rawPoolHistoryRowSchema>;

const schema = v.array(rawPoolHistoryRowSchema);

/** Operations of a pool, newest first; amounts stay as the node wrote them. */
export function getRawPoolHistory(
  client: ChainReader,
  { pool, sequence, limit, operationType }: PoolHistoryRange & { limit: number },
  options: ReadOptions = {},
): Promise<RawPoolHistoryRow[]> {
  const filter = operationType === undefined ? [] : [operationType];
  const params = [pool, sequence ?? null, null, limit, ...filter];
  return client.call('history', 'get_liquidity_pool_history_by_sequence', params, { ...options, schema });
}

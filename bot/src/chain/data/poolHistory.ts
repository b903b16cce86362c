import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import * as v from 'valibot';

const rawRows = v.array(
  v.object({
    id: v.string(),
    sequence: v.number(),
    time: v.string(),
    op_type: v.number(),
    op: v.object({
      op: v.tuple([v.number(), v.looseObject({ account: v.string() })]),
      result: v.tuple([v.number(), v.unknown()]),
      block_num: v.number(),
      trx_in_block: v.number(),
    }),
  }),
);

/** A pool's operations, newest first, from `sequence` down; one row an operation in the shape of the data server. */
export async function poolHistory(
  client: ChainClient,
  asked: {
    id: string;
    sequence?: number | null | undefined;
    limit: number;
    operation?: number | null | undefined;
  },
) {
  const { id, sequence = null, limit, operation = null } = asked;
  const filter = operation === null ? [] : [operation];
  const rows = await client.call(
    'history',
    'get_liquidity_pool_history_by_sequence',
    [id, sequence, null, limit, ...filter],
    { schema: rawRows },
  );
  return rows.map((row) => ({
    id: row.id,
    sequence: row.sequence,
    time: row.time,
    op_type: row.op_type,
    account: row.op.op[1].account,
    op: { block_num: row.op.block_num, trx_in_block: row.op.trx_in_block },
    operation: row.op.op,
    result: row.op.result,
  }));
}

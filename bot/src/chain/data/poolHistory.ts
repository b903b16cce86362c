import { getRawPoolHistory } from '@xbts/shared/actions/raw/getRawPoolHistory.ts';
import type { ChainClient } from '@xbts/shared/client/chainClient.ts';

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
  const rows = await getRawPoolHistory(client, {
    pool: asked.id,
    sequence: asked.sequence ?? undefined,
    limit: asked.limit,
    operationType: asked.operation ?? undefined,
  });
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

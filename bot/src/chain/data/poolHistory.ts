import { getRawPoolHistory, type RawPoolHistoryRow } from '@xbts/shared/actions/rawReads.ts';
import type { ChainReader } from '@xbts/shared/client/chainClient.ts';

/** A pool's operations, newest first, from `sequence` down; one row an operation. */
export async function poolHistory(
  client: ChainReader,
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
  return rows.map(historyRow);
}

/** The page's form of a node's row of a pool's history. */
export const historyRow = (row: RawPoolHistoryRow) => ({
  id: row.id,
  sequence: row.sequence,
  time: row.time,
  op_type: row.op_type,
  account: row.op.op[1].account,
  op: { block_num: row.op.block_num, trx_in_block: row.op.trx_in_block },
  operation: row.op.op,
  result: row.op.result,
});

/* Only for tests. */

/** A row of an account's history with that number, in that block. */
export const historyRow = (id: number, block: number, payload: Record<string, unknown> = {}) => ({
  id: `1.11.${id}`,
  op: [0, payload] as [number, Record<string, unknown>],
  result: [0, {}] as [number, unknown],
  block_num: block,
  trx_in_block: 0,
  op_in_trx: 0,
  virtual_op: 0,
  block_time: '2026-11-21T03:32:25',
});

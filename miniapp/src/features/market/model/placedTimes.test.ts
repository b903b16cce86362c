import { expect, it } from 'vitest';
import { answeringNode } from './answeringNode.fixture.ts';
import { readPlacedTimes } from './placedTimes.ts';

const placement = (order: string, block_time: string) => ({
  id: `1.11.${order.slice(4)}`,
  op: [1, {}],
  result: [1, order],
  block_num: 7,
  trx_in_block: 0,
  op_in_trx: 0,
  virtual_op: 0,
  block_time,
});

it('orders have the times of the operations that placed them, unknown ones none', async () => {
  const node = answeringNode({
    get_account_history_operations: [
      placement('1.7.9', '2026-11-26T11:51:00'),
      placement('1.7.8', '2026-11-25T10:00:00'),
    ],
  });
  const times = await readPlacedTimes(node, { accountId: '1.2.18', orders: ['1.7.9', '1.7.3'] });
  expect([...times]).toEqual([['1.7.9', Date.UTC(2026, 10, 26, 11, 51)]]);
});

import { expect, it } from 'vitest';
import { getLimitOrders } from './getLimitOrders.ts';
import { recordedClient } from './recordedClient.fixture.ts';

it('reads both sides of a market, each with its best order first', async () => {
  const client = recordedClient();
  const orders = await getLimitOrders(client, '1.3.2', '1.3.0', 10);
  expect(orders.map(({ id, for_sale }) => [id, for_sale])).toEqual([
    ['1.7.0', 400_001_603n],
    ['1.7.1', 2_000_000_000n],
    ['1.7.3', 100_000n],
  ]);
  expect(client.asked[0]).toEqual({
    api: 'database',
    method: 'get_limit_orders',
    params: ['1.3.2', '1.3.0', 10],
  });
});

it('refuses the orders of another market', async () => {
  await expect(getLimitOrders(recordedClient(), '1.3.2', '1.3.7', 10)).rejects.toMatchObject({
    code: 'node.bad_answer',
  });
});

import { expect, it } from 'vitest';
import type { ChainReader } from '../client/chainClient.ts';
import { parseAnswer } from '../client/parseAnswer.ts';
import { getOpenOrders } from './getOpenOrders.ts';

const order = (instance: number, seller = '1.2.18') => ({
  id: `1.7.${instance}`,
  expiration: '2027-01-01T00:00:00',
  seller,
  for_sale: 5,
  sell_price: { base: { amount: 5, asset_id: '1.3.0' }, quote: { amount: 1, asset_id: '1.3.1' } },
  deferred_fee: 0,
  deferred_paid_fee: { amount: 0, asset_id: '1.3.0' },
});

/** A node that returns orders by id, starting with the requested one. */
function nodeOf(orders: readonly ReturnType<typeof order>[]) {
  const asked: unknown[][] = [];
  const client: ChainReader = {
    call: async (_api, method, params, options) => {
      const [, limit, start] = params as [string, number, string?];
      asked.push([...params]);
      const from = start === undefined ? 0 : orders.findIndex(({ id }) => id === start);
      const page = orders.slice(from, from + limit);
      return options?.schema === undefined ? (page as never) : parseAnswer(options.schema, method, page);
    },
  };
  return { client, asked };
}

it('gives every open order once, in pages that begin with the last order of the one before', async () => {
  const { client, asked } = nodeOf(Array.from({ length: 250 }, (_, index) => order(index)));
  const orders = await getOpenOrders(client, '1.2.18');
  expect(orders.map(({ id }) => id)).toEqual(Array.from({ length: 250 }, (_, index) => `1.7.${index}`));
  expect(asked).toEqual([
    ['1.2.18', 101],
    ['1.2.18', 101, '1.7.100'],
    ['1.2.18', 101, '1.7.200'],
  ]);
});

it('refuses an order that another account has placed', async () => {
  await expect(getOpenOrders(nodeOf([order(1, '1.2.19')]).client, '1.2.18')).rejects.toMatchObject({
    code: 'node.bad_answer',
  });
});

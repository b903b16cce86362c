import { expect, it } from 'vitest';
import { fakeChain } from '../fakeChain.fixture.ts';
import { readOpenOrders } from './readOpenOrders.ts';

const sth = { id: '1.3.4099', symbol: 'XBTSX.STH', precision: 8 };
const bts = { id: '1.3.0', symbol: 'BTS', precision: 5 };
const order = (instance: number, seller: string) => ({
  id: `1.7.${instance}`,
  expiration: '2027-01-01T00:00:00',
  seller,
  for_sale: 40,
  sell_price: { base: { amount: 100, asset_id: sth.id }, quote: { amount: 7, asset_id: bts.id } },
  deferred_fee: 0,
  deferred_paid_fee: { amount: 0, asset_id: bts.id },
});

it("returns the open orders of several accounts with their display data, each account's newest first", async () => {
  const { client, calls } = fakeChain({
    'database.get_limit_orders_by_account': (account: string) =>
      account === '1.2.18' ? [order(3, '1.2.18'), order(5, '1.2.18')] : [order(4, account)],
    'database.get_assets': (ids: string[]) => ids.map((id) => [sth, bts].find((asset) => asset.id === id)),
  });
  const orders = await readOpenOrders(client, ['1.2.18', '1.2.19']);
  expect(orders.map(({ id, accountId }) => [id, accountId])).toEqual([
    ['1.7.5', '1.2.18'],
    ['1.7.3', '1.2.18'],
    ['1.7.4', '1.2.19'],
  ]);
  expect(orders[0]).toMatchObject({
    sells: { symbol: 'XBTSX.STH', precision: 8 },
    wants: { symbol: 'BTS', precision: 5 },
    priceSold: 100n,
    priceWanted: 7n,
    left: 40n,
    expiresAt: Date.parse('2027-01-01T00:00:00Z'),
  });
  expect(calls.filter(({ name }) => name === 'database.get_assets')).toHaveLength(1);
});

import { describe, expect, it } from 'vitest';
import { readMarketNotice } from './marketNotice.ts';
import { orderOf } from './orders.fixture.ts';

const order = orderOf('bid', 100n, 30n);
/** As a node writes it. */
const json = JSON.parse(
  JSON.stringify(order, (_, each) => (typeof each === 'bigint' ? each.toString() : each)),
);
const amount = { amount: 5, asset_id: '1.3.0' };
const fill = {
  order_id: '1.7.9',
  account_id: '1.2.18',
  pays: amount,
  receives: amount,
  fill_price: { base: amount, quote: { ...amount, asset_id: '1.3.1' } },
  is_maker: true,
};
const nothing = { changed: [], removed: [], fills: [], isGarbled: false };

describe('a notice of a market', () => {
  it('contains orders, ids of removed orders, and fills', () => {
    const { changed, removed, fills, isGarbled } = readMarketNotice([
      json,
      '1.7.8',
      [[4, fill], { id: '1.11.1' }],
    ]);
    expect([changed, removed, isGarbled]).toEqual([[order], ['1.7.8'], false]);
    expect(fills).toMatchObject([{ order_id: '1.7.9', pays: { amount: 5n } }]);
    expect(readMarketNotice([])).toEqual(nothing);
  });

  it.each([[null], [{}], ['1.7.8']])('is garbled if it is not a list but %j', (argument) => {
    expect(readMarketNotice(argument)).toEqual({ ...nothing, isGarbled: true });
  });

  it.each([['no id'], [7], [null], [{ id: '1.7.8' }], [[[4, {}], {}]], [[[5, fill], {}]], [[]]])(
    'is garbled by %j, and still reports the others',
    (item) => {
      expect(readMarketNotice([item, '1.7.8'])).toEqual({ ...nothing, removed: ['1.7.8'], isGarbled: true });
    },
  );
});

import type { LimitOrder } from '@xbts/shared/protocol/objects.ts';
import { describe, expect, it } from 'vitest';
import { marketFixture } from './market.fixture.ts';
import { feeGivenBack, givenBack, leastWanted, priceOfOpen, soldPercent } from './openOrder.ts';

const order: LimitOrder = {
  id: '1.7.9',
  expiration: '2027-01-01T00:00:00',
  seller: '1.2.17',
  for_sale: 25n,
  sell_price: { base: { amount: 100n, asset_id: '1.3.5' }, quote: { amount: 33n, asset_id: '1.3.0' } },
  deferred_fee: 482n,
  deferred_paid_fee: { amount: 0n, asset_id: '1.3.0' },
};

describe('an open order', () => {
  it('demands the value of its rest at its price, rounded up for the seller', () => {
    expect(leastWanted(order)).toBe(9n);
    expect(leastWanted({ ...order, for_sale: 100n })).toBe(33n);
  });

  it('was sold by the part that is no longer for sale, rounded down', () => {
    expect(soldPercent(order)).toBe(75);
    expect(soldPercent({ ...order, for_sale: 100n })).toBe(0);
    expect(soldPercent({ ...order, for_sale: 1n })).toBe(99);
  });

  it('returns the fee of its placement in BTS, or in the asset of the payment', () => {
    expect(feeGivenBack(order)).toEqual({ amount: '482', asset_id: '1.3.0' });
    const paid = { ...order, deferred_paid_fee: { amount: 7n, asset_id: '1.3.8' } };
    expect(feeGivenBack(paid)).toEqual({ amount: '7', asset_id: '1.3.8' });
  });

  it('returns its unsold amount, and its fee', () => {
    expect(givenBack([order])).toEqual([
      { amount: '25', asset_id: '1.3.5' },
      { amount: '482', asset_id: '1.3.0' },
    ]);
  });
});

it('has its price in the direction of its market, on either side', () => {
  const { quote: sth, base: bts } = marketFixture();
  const pays = (amount: bigint, id: string) => ({ amount, asset_id: id });
  const sale = {
    ...order,
    sell_price: { base: pays(300_000_000n, sth.id), quote: pays(1_000_000n, bts.id) },
  };
  const purchase = { ...order, sell_price: { base: sale.sell_price.quote, quote: sale.sell_price.base } };
  expect(priceOfOpen(sale, { sold: sth, wanted: bts })).toBe('3.3333333\u00a0BTS');
  expect(priceOfOpen(purchase, { sold: bts, wanted: sth })).toBe('3.3333333\u00a0BTS');
});

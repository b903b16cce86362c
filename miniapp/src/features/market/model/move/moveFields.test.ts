import type { LimitOrder } from '@xbts/shared/protocol/objects.ts';
import { describe, expect, it } from 'vitest';
import { marketFixture } from '../market.fixture.ts';
import { fieldsOfOrder, readMove, sideOfMoved, withoutSold } from './moveFields.ts';

const market = marketFixture();
const { quote: sth, base: bts } = market;
const orderOf = (sold: [bigint, string], wanted: [bigint, string], rest: bigint): LimitOrder => ({
  id: '1.7.5',
  expiration: '2027-01-01T00:00:00',
  seller: '1.2.18',
  for_sale: rest,
  sell_price: {
    base: { amount: sold[0], asset_id: sold[1] },
    quote: { amount: wanted[0], asset_id: wanted[1] },
  },
  deferred_fee: 10n,
  deferred_paid_fee: { amount: 0n, asset_id: '1.3.0' },
});
/** 3 STH for 10 BTS, of which 2 STH are left: a price with infinitely many digits. */
const sale = orderOf([300_000_000n, sth.id], [1_000_000n, bts.id], 200_000_000n);
const purchase = orderOf([1_000_000n, bts.id], [300_000_000n, sth.id], 500_000n);
const nothingElse = { market, balance: 0n };

describe('a moved order', () => {
  it('starts with its current price and its unsold rest', () => {
    expect(fieldsOfOrder({ order: sale, market })).toEqual({ price: '3.3333333', sells: '2' });
    expect(fieldsOfOrder({ order: purchase, market })).toEqual({ price: '3.3333333', sells: '5' });
    expect([sale, purchase].map((order) => sideOfMoved({ order, market }))).toEqual(['sell', 'buy']);
    const asItIs = fieldsOfOrder({ order: sale, market });
    expect(readMove(asItIs, { order: sale, ...nothingElse })).toEqual({ units: null, errors: {} });
  });

  it('keeps its exact price if only the amount changes, although fewer digits are shown', () => {
    const fields = { ...fieldsOfOrder({ order: sale, market }), sells: '1.5' };
    expect(readMove(fields, { order: sale, ...nothingElse }).units).toEqual({
      sell: 150_000_000n,
      receive: 500_000n,
    });
  });

  it('has the typed price, never worse, for its sold amount, on either side', () => {
    const up = { price: '3.5', sells: '2' };
    expect(readMove(up, { order: sale, ...nothingElse }).units).toEqual({
      sell: 200_000_000n,
      receive: 700_000n,
    });
    const down = { price: '3', sells: '5' };
    expect(readMove(down, { order: purchase, ...nothingElse }).units).toEqual({
      sell: 500_000n,
      receive: 166_666_667n,
    });
  });

  it('may be as large as its rest and the balance together, and not a unit larger', () => {
    const with1 = { order: sale, market, balance: 100_000_000n };
    expect(readMove({ price: '4', sells: '3' }, with1).units?.sell).toBe(300_000_000n);
    const over = readMove({ price: '4', sells: '3.00000001' }, with1);
    expect(over).toMatchObject({ units: null, errors: { sells: { code: 'amount.over_balance' } } });
    expect(readMove({ price: '0', sells: '1' }, with1).errors.price?.code).toBe('amount.zero');
  });
});

it('is reduced by sales in between, at its price or better', () => {
  const units = { sell: 100n, receive: 333n };
  expect(withoutSold(units, 0n)).toEqual(units);
  expect(withoutSold(units, 1n)).toEqual({ sell: 99n, receive: 330n });
  expect(() => withoutSold(units, 100n)).toThrow('order.closed');
});

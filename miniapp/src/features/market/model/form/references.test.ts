import { tradeFees } from '@xbts/shared/market/orders/estimateOrders.ts';
import { describe, expect, it } from 'vitest';
import { marketFixture } from '../market.fixture.ts';
import { outlookOf } from './outlook.ts';
import { majorityOf, type Reference, referencesOf, worstOf } from './references.ts';

const market = marketFixture();
const traded = { latest: '20', mto_id: '5.2.1' };
const unknown = { ticker: undefined, pool: null, unitPrice: () => null };

it('are the last trade, the pool, and the price book, in whole BASE for one whole QUOTE', () => {
  // A unit of STH is 10⁻⁸ of one, a unit of BTS 10⁻⁵.
  const unitPrice = (id: string) => (id === market.quote.id ? 0.18e-8 : 0.01e-5);
  const found = referencesOf(market, { ticker: traded, pool: { price: 19 }, unitPrice });
  expect(found.map(({ kind }) => kind)).toEqual(['lastTrade', 'pool', 'priceBook']);
  expect(found[2]?.price).toBeCloseTo(18, 9);
});

it('are missing for a pair without trades: the zeros of its ticker are not a price', () => {
  expect(referencesOf(market, { ...unknown, ticker: { latest: '0', mto_id: undefined } })).toEqual([]);
  expect(referencesOf(market, { ...unknown, unitPrice: (id) => (id === market.base.id ? 0 : 1) })).toEqual(
    [],
  );
});

it('a price gets its worst rating by one of them, and another one confirmed by more than half', () => {
  const [one, two, three] = [10, 20, 30].map((percent) => ({ percent }));
  expect(worstOf([one!, three!, two!])).toBe(three);
  expect(worstOf([])).toBeNull();
  expect(majorityOf([three!, one!])).toEqual([one]);
  expect(majorityOf([three!, one!, two!])).toEqual([two]);
  expect(majorityOf([])).toEqual([]);
});

describe('the reference of a price', () => {
  const pair = market;
  // One STH for 15 BTS, with an offer at 15 or without any.
  const orders = [{ sell: 1_500_000n, receive: 100_000_000n }];
  const ask = {
    id: '1.7.1',
    expiration: '2030-01-01T00:00:00',
    seller: '1.2.17',
    for_sale: 100_000_000n,
    sell_price: {
      base: { amount: 100_000_000n, asset_id: market.quote.id },
      quote: { amount: 1_500_000n, asset_id: market.base.id },
    },
    deferred_fee: 0n,
    deferred_paid_fee: { amount: 0n, asset_id: '1.3.0' },
  };
  const dust = (price: bigint) => ({
    ...ask,
    id: '1.7.0',
    for_sale: 1_000n,
    sell_price: {
      base: { ...ask.sell_price.base, amount: 100n },
      quote: { ...ask.sell_price.quote, amount: price },
    },
  });
  const look = (resting: (typeof ask)[], ...prices: number[]) =>
    outlookOf(
      { side: 'buy', kind: 'limit', orders },
      { pair, orders: resting, headTime: '2026-01-01T00:00:00', fees: tradeFees([pair.quote, pair.base]) },
      prices.map((price): Reference => ({ kind: 'pool', price })),
    );

  it('is the other references if the other side has no offer', () => {
    expect(look([], 10, 14)).toMatchObject({ against: 'pool', isOffered: false, isLittle: false });
    expect(look([], 10, 14).percentWorse).toBeCloseTo(50, 9);
    expect(look([])).toMatchObject({ against: null, percentWorse: null });
  });

  it('is the best offer, unless most of the others are far from it', () => {
    expect(look([ask], 10)).toMatchObject({ against: 'book', percentWorse: 0, isLittle: false });
    expect(look([ask], 10, 10)).toMatchObject({ against: 'pool' });
    expect(look([ask], 10, 10).percentWorse).toBeCloseTo(50, 9);
  });

  it('is not set by an order worth next to nothing, in either direction', () => {
    // An offer of a hundred-thousandth of it at half the price, or at about the typed one.
    expect(look([dust(1n), ask], 15)).toMatchObject({ against: 'book', percentWorse: 0 });
    const far = look([dust(2n)], 5);
    expect(far).toMatchObject({ against: 'pool', isOffered: true, isLittle: true });
    expect(far.percentWorse).toBeCloseTo(200, 9);
  });

  it('is a small offer if nothing else is known', () => {
    const little = look([dust(1n)]);
    expect(little).toMatchObject({ against: 'book', isLittle: true });
    expect(little.percentWorse).toBeCloseTo(50, 9);
  });
});

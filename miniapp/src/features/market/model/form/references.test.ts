import { tradeFees } from '@xbts/shared/market/orders/estimateOrders.ts';
import { expect, it } from 'vitest';
import { marketFixture } from '../market.fixture.ts';
import { outlookOf } from './outlook.ts';
import { referencesOf, worstReference } from './references.ts';

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

it('are none for a pair that nothing trades: the zeros of its ticker are no price', () => {
  expect(referencesOf(market, { ...unknown, ticker: { latest: '0', mto_id: undefined } })).toEqual([]);
  expect(referencesOf(market, { ...unknown, unitPrice: (id) => (id === market.base.id ? 0 : 1) })).toEqual(
    [],
  );
});

it('a price is held against the one it is worst by', () => {
  const references = referencesOf(market, { ...unknown, ticker: traded, pool: { price: 10 } });
  expect(worstReference('buy', references)?.kind).toBe('pool');
  expect(worstReference('sell', references)?.kind).toBe('lastTrade');
  expect(worstReference('sell', [])).toBeNull();
});

it('count where nobody offers the other side, and not where somebody does', () => {
  const pair = market;
  // One STH for 15 BTS, which somebody sells for 15 or nobody sells.
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
  const look = (resting: (typeof ask)[], price?: number) =>
    outlookOf(
      { side: 'buy', kind: 'limit', orders },
      { pair, orders: resting, headTime: '2026-01-01T00:00:00', fees: tradeFees([pair.quote, pair.base]) },
      price === undefined ? [] : [{ kind: 'pool', price }],
    );
  expect(look([], 10)).toMatchObject({ against: 'pool' });
  expect(look([], 10).percentWorse).toBeCloseTo(50, 9);
  expect(look([ask], 10)).toMatchObject({ against: 'book', percentWorse: 0 });
  expect(look([])).toMatchObject({ against: null, percentWorse: null });
});

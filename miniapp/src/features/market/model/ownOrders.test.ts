import { orderOf } from '@xbts/shared/market/book/orders.fixture.ts';
import { describe, expect, it } from 'vitest';
import { columnTexts } from './columnTexts.ts';
import { marketFixture } from './market.fixture.ts';
import { ownOrdersIn, percentFrom } from './ownOrders.ts';

const market = marketFixture();
/** Two STH for one BTS, and what one BTS of a half sold order buys. */
const sale = orderOf('ask', 200_000_000n, 100_000n);
const purchase = orderOf('bid', 100_000n, 400_000_000n, { for_sale: 50_000n });

describe('an open order of one’s own', () => {
  it('has its side, price, rest and total in the direction of the market', () => {
    const [sold, bought] = ownOrdersIn([sale, purchase], market);
    expect(sold).toMatchObject({
      side: 'sell',
      price: 0.5,
      amount: 200_000_000n,
      total: 100_000n,
      filled: 0,
    });
    expect(bought).toMatchObject({
      side: 'buy',
      price: 0.25,
      amount: 200_000_000n,
      total: 50_000n,
      filled: 50,
    });
  });

  it('has as many decimals as the others of its column', () => {
    const rows = ownOrdersIn([sale, purchase], market);
    expect(rows.map(({ priceText }) => priceText)).toEqual(['0.50', '0.25']);
    expect(rows.map(({ totalText }) => totalText)).toEqual(['1.0', '0.5']);
  });

  it('is left out of another market', () => {
    expect(ownOrdersIn([sale], { quote: market.base, base: { ...market.quote, id: '1.3.9' } })).toEqual([]);
  });

  it('lies a part of the market price above or below it, as far as there is one', () => {
    expect(percentFrom(105, 100)).toBeCloseTo(5);
    expect(percentFrom(97, 100)).toBeCloseTo(-3);
    expect([percentFrom(1, null), percentFrom(1, 0)]).toEqual([null, null]);
  });
});

it('the figures of a column without decimals have none', () => {
  expect(columnTexts(['1250', '3'])).toEqual(['1,250', '3']);
  expect(columnTexts([])).toEqual([]);
});

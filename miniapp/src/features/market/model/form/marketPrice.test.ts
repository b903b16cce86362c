import { orderOf } from '@xbts/shared/market/book/orders.fixture.ts';
import { orderOfAmountNeverWorse } from '@xbts/shared/market/orders/orderUnits.ts';
import { describe, expect, it } from 'vitest';
import { marketFixture } from '../market.fixture.ts';
import { marketPriceText } from './marketPrice.ts';

const market = marketFixture();
const STH = 10n ** 8n;
const BTS = 10n ** 5n;
/** Ten STH for five BTS each, then ten for six; one who pays four each for ten. */
const orders = [
  orderOf('ask', 10n * STH, 50n * BTS),
  orderOf('ask', 10n * STH, 60n * BTS),
  orderOf('bid', 40n * BTS, 10n * STH),
];
const book = { market, orders, headTime: '2026-11-26T00:00:00' };
const priceFor = (side: 'buy' | 'sell', sth: bigint, met = book) =>
  marketPriceText(side, met, (price) => orderOfAmountNeverWorse(side, sth * STH, price));

describe('the price of an order at market', () => {
  it('is that of the last offer it needs', () => {
    expect([priceFor('buy', 10n), priceFor('buy', 11n), priceFor('sell', 10n)]).toEqual(['5', '6', '4']);
  });

  it('is that of the last offer there is when all are too few, so that the order is refused', () => {
    expect(priceFor('buy', 900n)).toBe('6');
  });

  it('is the best one while no amount is typed', () => {
    expect(marketPriceText('buy', book, () => null)).toBe('5');
  });

  it('leaves out what has expired, and is unknown without offers', () => {
    const [first, ...others] = orders;
    const old = first === undefined ? [] : [{ ...first, expiration: '2026-11-25T00:00:00' }];
    expect(priceFor('buy', 5n, { ...book, orders: [...old, ...others] })).toBe('6');
    expect(priceFor('buy', 5n, { ...book, orders: [] })).toBeNull();
  });
});

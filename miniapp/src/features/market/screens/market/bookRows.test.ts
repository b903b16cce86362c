import { orderOf } from '@xbts/shared/market/book/orders.fixture.ts';
import { describe, expect, it } from 'vitest';
import { marketFixture } from '../../model/market.fixture.ts';
import { amountUpTo, drawnBook } from './bookRows.ts';
import { depthShape } from './depthShape.ts';

const market = marketFixture();
/** Buys or sells whole STH at a price in BTS. */
const bid = (price: number, sth: number) =>
  orderOf('bid', BigInt(Math.round(price * sth * 1e5)), BigInt(sth * 1e8));
const ask = (price: number, sth: number) =>
  orderOf('ask', BigInt(sth * 1e8), BigInt(Math.round(price * sth * 1e5)));
const book = { bids: [bid(0.5, 10), bid(0.4, 30)], asks: [ask(0.6, 20)] };

describe('the drawn book', () => {
  it('has prices of equal length and parts of the largest sum', () => {
    const drawn = drawnBook(book, market, { stepExponent: -3, limit: 5, owner: undefined });
    expect(drawn.bids.map(({ priceText, part }) => [priceText, part])).toEqual([
      ['0.500', 0.25],
      ['0.400', 1],
    ]);
    expect(drawn.asks.map(({ priceText, part }) => [priceText, part])).toEqual([['0.600', 0.5]]);
    const [, second] = drawn.bids;
    expect(second && amountUpTo(second, market)).toBe('40');
  });

  it('is empty for an empty market, and has one side for a one-sided one', () => {
    const options = { stepExponent: 0, limit: 5, owner: undefined };
    expect(drawnBook({ bids: [], asks: [] }, market, options)).toEqual({ bids: [], asks: [] });
    expect(drawnBook({ bids: [], asks: book.asks }, market, options).bids).toEqual([]);
  });
});

describe('the depth', () => {
  it('adds up both sides from the middle outwards', () => {
    const shape = depthShape(book, market);
    expect(shape?.askSum).toBe(20);
    // The bid of 0.4 is more than a quarter away from the middle.
    expect(shape?.bidSum).toBeCloseTo(0.5 * 10);
    expect(shape?.bids).toMatch(/^M.*Z$/u);
    expect([shape?.low, shape?.high].map((price) => price?.toFixed(3))).toEqual(['0.413', '0.688']);
  });

  it('is nothing for an empty market, and one area for a one-sided one', () => {
    expect(depthShape({ bids: [], asks: [] }, market)).toBeNull();
    const shape = depthShape({ bids: [], asks: book.asks }, market);
    expect(shape?.bids).toBe('');
    expect(shape?.asks).toMatch(/^M.*Z$/u);
  });
});

import { describe, expect, it } from 'vitest';
import { OrderBook } from './orderBook.ts';
import { orderOf, someMarket } from './orders.fixture.ts';

const ids = (orders: readonly { id: string }[]) => orders.map(({ id }) => id);

describe('a book', () => {
  it('has the best price first on both sides, by exact fractions, the older order first if equal', () => {
    const [low, high] = [orderOf('bid', 100n, 33n), orderOf('bid', 1_000_001n, 330_000n)];
    const older = orderOf('bid', 200n, 66n, { id: '1.7.0' });
    const [dear, cheap] = [orderOf('ask', 10n, 41n), orderOf('ask', 10n, 40n)];
    const book = new OrderBook(someMarket);
    book.reset([low, dear, high, cheap, older], 300);
    expect(ids(book.bids)).toEqual(ids([high, older, low]));
    expect(ids(book.asks)).toEqual(ids([cheap, dear]));
  });

  it('applies the changes, additions and removals of a notice, and ignores other markets', () => {
    const [one, two] = [orderOf('bid', 100n, 30n), orderOf('bid', 100n, 29n)];
    const book = new OrderBook(someMarket);
    book.reset([one, two], 300);
    const foreign = orderOf('ask', 5n, 5n);
    foreign.sell_price.base.asset_id = '1.3.9';
    const abroad = orderOf('bid', 5n, 5n);
    abroad.sell_price.quote.asset_id = '1.3.9';
    const ask = orderOf('ask', 5n, 20n);
    const changed = [{ ...two, for_sale: 7n }, ask, foreign, abroad];
    book.apply({ changed, removed: [one.id, '1.7.999'] });
    expect(book.bids.map(({ for_sale }) => for_sale)).toEqual([7n]);
    expect(ids(book.asks)).toEqual([ask.id]);
    expect([one, ask, abroad].map(({ id }) => book.order(id))).toEqual([undefined, ask, undefined]);
  });

  it('moves an order if its price changed or its id was given to another one', () => {
    const [one, two] = [orderOf('bid', 100n, 30n), orderOf('bid', 100n, 29n)];
    const book = new OrderBook(someMarket);
    book.reset([one, two], 300);
    book.apply({ changed: [orderOf('bid', 100n, 50n, { id: two.id })], removed: [] });
    expect(ids(book.bids)).toEqual([one.id, two.id]);
    book.apply({ changed: [orderOf('ask', 9n, 90n, { id: one.id })], removed: [] });
    expect([ids(book.bids), ids(book.asks)]).toEqual([[two.id], [one.id]]);
  });

  it('knows only the first orders of a long side, and reports when few of them are left', () => {
    const bids = Array.from({ length: 80 }, (_, index) => orderOf('bid', 1_000n, 100n + BigInt(index)));
    const book = new OrderBook(someMarket);
    book.reset(bids, 80);
    expect([book.isCut('bids'), book.isCut('asks'), book.isShort]).toEqual([true, false, false]);
    book.apply({ changed: [orderOf('bid', 1n, 900n), orderOf('bid', 1_000n, 99n)], removed: [] });
    expect(book.bids).toHaveLength(81);
    book.apply({ changed: [], removed: ids(bids.slice(0, 21)) });
    expect([book.bids.length, book.isShort]).toEqual([60, false]);
    book.apply({ changed: [], removed: ids(bids.slice(21, 22)) });
    expect(book.isShort).toBe(true);
  });

  it('accepts an order of the smallest units, and none that sells nothing or has no price', () => {
    const smallest = orderOf('ask', 1n, 1n);
    const { sell_price: price } = smallest;
    const nothing = { ...price.base, amount: 0n };
    const book = new OrderBook(someMarket);
    for (const [order, count] of [
      [smallest, 1],
      [{ ...smallest, for_sale: 0n }, 0],
      [{ ...smallest, sell_price: { ...price, base: nothing } }, 0],
      [{ ...smallest, sell_price: { ...price, quote: { ...price.quote, amount: 0n } } }, 0],
    ] as const) {
      book.reset([order], 300);
      expect(book.asks).toHaveLength(count);
    }
  });

  it('detects a cross, unless prices only touch when shown in decimals', () => {
    const book = new OrderBook(someMarket);
    book.reset([orderOf('bid', 100n, 33n), orderOf('ask', 330_000n, 1_000_001n)], 300);
    expect(book.isCrossed).toBe(false);
    book.reset([orderOf('bid', 100n, 33n)], 300);
    expect(book.isCrossed).toBe(false);
    book.reset([orderOf('bid', 100n, 33n), orderOf('ask', 33n, 100n)], 300);
    expect(book.isCrossed).toBe(true);
  });

  it('distinguishes a differing reading from a confirming one', () => {
    const [one, two] = [orderOf('bid', 100n, 30n), orderOf('ask', 9n, 90n)];
    const book = new OrderBook(someMarket);
    expect(book.reset([one, two], 300)).toBe(true);
    expect(book.reset([two, one], 300)).toBe(false);
    expect(book.reset([{ ...one, for_sale: 99n }, two], 300)).toBe(true);
    expect(book.reset([one], 300)).toBe(true);
    const { sell_price: price } = one;
    const more = (amount: bigint) => ({ amount: amount + 1n });
    const others = [
      { ...one, seller: '1.2.18' },
      { ...one, sell_price: { ...price, base: { ...price.base, ...more(price.base.amount) } } },
      { ...one, sell_price: { ...price, quote: { ...price.quote, ...more(price.quote.amount) } } },
    ];
    for (const other of others) {
      expect(book.reset([other], 300)).toBe(true);
      expect(book.reset([one], 300)).toBe(true);
    }
  });

  it('leaves out orders that no chain has: with nothing for sale or no price', () => {
    const book = new OrderBook(someMarket);
    book.reset([orderOf('bid', 0n, 5n), orderOf('ask', 5n, 0n)], 300);
    expect([...book.bids, ...book.asks]).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { codeOf, feesOf, poolOf } from '../../amm/pools.fixture.ts';
import { numbersOf, randomPools } from '../../amm/randomPools.fixture.ts';
import { orderOf } from '../matching/books.fixture.ts';
import { bookSideId, bookVenues } from './bookVenue.ts';
import { scoreOf } from './planScore.ts';
import { poolVenues } from './poolVenue.ts';
import { quoteExecution } from './quoteExecution.ts';
import { orNone, quoteSwap, type SwapWish } from './quoteSwap.ts';
import { randomSide } from './randomBooks.fixture.ts';
import { randomMarket } from './randomMarket.fixture.ts';
import { buildGraph, type Venue } from './venueGraph.ts';

const [SOLD, BOUGHT] = ['1.3.1', '1.3.2'] as const;
const fees = feesOf();
const reading = { headTime: '2026-01-01T00:00:00', traderId: undefined, fees };

/** A pool with a million of each, and a book of one order. */
const pool = poolVenues([poolOf(1_000_000n, 1_000_000n, { takerFeePercent: 0 })], fees);
const book = (gives: bigint, wants: bigint) =>
  bookVenues([orderOf(1, { sell: [gives, BOUGHT], min: [wants, SOLD] })], reading);
/** Over the same pool, the other side of the book, which sells the sold asset. */
const otherSide = bookVenues([orderOf(2, { sell: [5_000n, SOLD], min: [5_000n, BOUGHT] })], reading);

const executed = (
  venues: Parameters<typeof buildGraph>[0],
  units: bigint,
  {
    side = 'in',
    hopCost = 0n,
    slippage = 0,
  }: { side?: 'in' | 'out'; hopCost?: bigint; slippage?: number } = {},
) => {
  const [fixedId, otherAssetId] = side === 'in' ? [SOLD, BOUGHT] : [BOUGHT, SOLD];
  const wish = { side, fixed: { units, assetId: fixedId }, otherAssetId, slippage, hopCost };
  const { plan, saving } = quoteExecution(buildGraph(venues), fees, wish);
  const steps = plan.paths.flat().map(({ kind }) => kind);
  return { steps: steps.toSorted(), sold: plan.sold.units, expected: plan.expected.units, saving };
};

describe('the best execution of an amount in', () => {
  it('is the book alone if it gives more than the pool and is large enough', () => {
    // The pool gives 1,000,000 · 1,000 / 1,001,000, rounded down.
    expect(executed([...pool, ...book(1_000n, 1_000n)], 1_000n)).toEqual({
      steps: ['book'],
      sold: 1_000n,
      expected: 1_000n,
      saving: null,
    });
  });

  it('is the pool alone if the book is worse, or is the wrong side of it', () => {
    const alone = { steps: ['pool'], sold: 1_000n, expected: 999n, saving: null };
    expect(executed([...pool, ...book(900n, 1_000n)], 1_000n)).toEqual(alone);
    expect(executed([...pool, ...otherSide], 1_000n)).toEqual(alone);
    expect(executed(pool, 1_000n)).toEqual(alone);
  });

  it('is both if the book is too small, and reports the gain over the pool alone', () => {
    // 1,000 of the book and 999 of the pool, which gives 1,996 for all.
    expect(executed([...pool, ...book(1_000n, 1_000n)], 2_000n)).toEqual({
      steps: ['book', 'pool'],
      sold: 2_000n,
      expected: 1_999n,
      saving: { than: 'pools', saved: { units: 3n, assetId: BOUGHT } },
    });
  });

  it('includes the cost of each operation: both together are two', () => {
    const venues = [...pool, ...book(1_000n, 1_000n)];
    expect(executed(venues, 2_000n, { hopCost: 2n }).saving?.saved.units).toBe(1n);
    expect(executed(venues, 2_000n, { hopCost: 3n })).toMatchObject({ steps: ['pool'], saving: null });
  });

  it('is compared with the book if that is the better single venue', () => {
    // At the book's price a pool of ten million takes some 5,000 before it gets worse; the book would give 99,900.
    const deep = poolVenues([poolOf(10_000_000n, 10_000_000n, { takerFeePercent: 0 })], fees);
    const { steps, saving } = executed([...deep, ...book(199_800n, 200_000n)], 100_000n);
    expect([steps, saving?.than]).toEqual([['book', 'pool'], 'book']);
    expect([1n, 2n, 3n]).toContain(saving?.saved.units);
  });

  it('is the book if the pool gives the same, and is compared with it if both together give more', () => {
    expect(executed([...pool, ...book(999n, 1_000n)], 1_000n)).toMatchObject({
      steps: ['book'],
      saving: null,
    });
    // 1,996 over either of them, 998 and 999 over both.
    const { expected, saving } = executed([...pool, ...book(1_996n, 2_000n)], 2_000n);
    expect([expected, saving?.than]).toEqual([1_997n, 'book']);
  });

  it('is found over books alone', () => {
    expect(executed(book(5_000n, 1_000n), 100n)).toEqual({
      steps: ['book'],
      sold: 100n,
      expected: 500n,
      saving: null,
    });
  });
});

describe('the best execution of an amount out', () => {
  it('is the book alone, the pool alone, or both: the one that sells the least', () => {
    const venues = [...pool, ...book(1_000n, 1_000n)];
    expect(executed(venues, 1_000n, { side: 'out' })).toMatchObject({ steps: ['book'], sold: 1_000n });
    // 999 · 1,000,000 / 999,001, rounded up.
    expect(executed([...pool, ...book(900n, 1_000n)], 999n, { side: 'out' })).toEqual({
      steps: ['pool'],
      sold: 1_000n,
      expected: 999n,
      saving: null,
    });
    // Over the pool alone 1,999 cost 2,004; 1,000 of the book and 999 of the pool cost 2,000, which the search misses
    // by one.
    expect(executed(venues, 1_999n, { side: 'out' })).toEqual({
      steps: ['book', 'pool'],
      sold: 2_001n,
      expected: 1_999n,
      saving: { than: 'pools', saved: { units: 3n, assetId: SOLD } },
    });
  });
});

it('is never worse than a swap over pools alone, even if the search with books finds less, or nothing', () => {
  let better = 0;
  // Some of the markets where the search does so.
  for (const seed of [17, 56, 58]) {
    const next = numbersOf(seed);
    const digits = 6 + (seed % 6);
    const options = { assetCount: 3, poolCount: 4, digits: digits + 3, mostFeePercent: 100, isPriced: true };
    const market = randomPools(next, options);
    const orders = market.pools.slice(0, 2).flatMap(({ assetA, assetB, balanceA, balanceB }, index) => {
      const price = Number(balanceA) / Number(balanceB);
      const side = { sold: assetB, bought: assetA, price, count: 4, digits: digits - 3, firstId: index * 20 };
      return randomSide(next, side);
    });
    const pools = poolVenues(market.pools, market.fees);
    const books = bookVenues(orders, { ...reading, fees: market.fees });
    const fixed = { units: BigInt(Math.ceil(10 ** (next() * 6))), assetId: '1.3.2' };
    const wish = { side: 'in', fixed, otherAssetId: '1.3.0', slippage: 50 } as const;
    const overPools = scoreOf(quoteSwap(buildGraph(pools), market.fees, wish), wish);
    const { plan } = quoteExecution(buildGraph([...pools, ...books]), market.fees, wish);
    expect([seed, scoreOf(plan, wish) >= overPools]).toEqual([seed, true]);
    const all = orNone(() => quoteSwap(buildGraph([...pools, ...books]), market.fees, wish));
    if (all === undefined || scoreOf(all, wish) < overPools) better += 1;
  }
  expect(better).toBe(3);
});

it('is never worse than the book or any pool alone, in and out, whatever operations cost', () => {
  const compared = { in: 0, out: 0 };
  for (let seed = 1; seed <= 60; seed += 1) {
    const next = numbersOf(seed);
    const { venues, fees: known } = randomMarket(next, 8 + (seed % 6));
    const units = BigInt(Math.ceil(10 ** (2 + next() * 4)));
    const hopCost = BigInt(Math.floor(Number(units) * 0.01 * next()));
    for (const side of ['in', 'out'] as const) {
      const wish: SwapWish = {
        side,
        fixed: { units, assetId: '1.3.0' },
        otherAssetId: '1.3.1',
        slippage: 50,
        hopCost,
      };
      const over = (some: readonly Venue[]) =>
        orNone(() => quoteExecution(buildGraph(some), known, wish).plan);
      const book = side === 'in' ? bookSideId('1.3.0', '1.3.1') : bookSideId('1.3.1', '1.3.0');
      const [best, ...singles] = [
        over(venues),
        over(venues.filter(({ id }) => id === book)),
        ...venues.filter(({ kind }) => kind === 'pool').map((venue) => over([venue])),
      ].map((plan) => plan && scoreOf(plan, wish));
      for (const single of singles) {
        if (single === undefined) continue;
        expect([seed, side, best !== undefined && best >= single]).toEqual([seed, side, true]);
        compared[side] += 1;
      }
    }
  }
  expect([compared.in > 30, compared.out > 30]).toEqual([true, true]);
});

it('reports why a wish has no plan', () => {
  const none = (venues: Parameters<typeof buildGraph>[0], side: 'in' | 'out') =>
    codeOf(() => executed(venues, 3_000_000n, { side }));
  expect(none(book(900n, 1_000n), 'in')).toBe('pool.no_route');
  expect(none([...pool, ...book(900n, 1_000n)], 'out')).toBe('pool.no_route');
});

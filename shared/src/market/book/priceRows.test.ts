import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareOrders } from './bookOrder.ts';
import { orderOf } from './orders.fixture.ts';
import { inWholes, magnitudeOf, priceRows } from './priceRows.ts';
import { spreadOf, stepExponents, stepText } from './priceSteps.ts';

const decimals = { base: 5, quote: 8 };
const whole = (base: number, quote: number) =>
  [BigInt(Math.round(base * 1e5)), BigInt(Math.round(quote * 1e8))] as const;
const bid = (base: number, quote: number, seller = '1.2.17') =>
  orderOf('bid', ...whole(base, quote), { seller });
const ask = (base: number, quote: number) =>
  orderOf('ask', ...([...whole(base, quote)].reverse() as [bigint, bigint]));
const grouped = (stepExponent: number, owner?: string) => ({ decimals, stepExponent, limit: 10, owner });

describe('rows of a book', () => {
  it('round a bid down and an ask up, so that neither looks better than it is', () => {
    expect(priceRows('bids', [bid(1.2345, 1)], grouped(-2)).map(({ price }) => price)).toEqual(['1.23']);
    expect(priceRows('asks', [ask(1.2345, 1)], grouped(-2)).map(({ price }) => price)).toEqual(['1.24']);
    expect(priceRows('asks', [ask(1.23, 1)], grouped(-2)).map(({ price }) => price)).toEqual(['1.23']);
  });

  it('add up the orders of a step, and the total of all better ones', () => {
    const bids = [bid(1.239, 1), bid(2.46, 2, '1.2.18'), bid(1.229, 1)];
    const rows = priceRows('bids', bids, grouped(-2, '1.2.18'));
    expect(
      rows.map(({ price, orders, quote, quoteTotal, ownQuote }) => [
        price,
        orders,
        quote,
        quoteTotal,
        ownQuote,
      ]),
    ).toEqual([
      ['1.23', 2, 300_000_000n, 300_000_000n, 200_000_000n],
      ['1.22', 1, 100_000_000n, 400_000_000n, 0n],
    ]);
    expect(rows[1]?.baseTotal).toBe(492_800n);
  });

  it('keep the first digit of a price below one step', () => {
    expect(priceRows('bids', [bid(0.0047, 1)], grouped(-2))[0]?.price).toBe('0.004');
  });

  it('are in steps of hundreds if a price has as many digits', () => {
    const [low, high] = [bid(1_234, 1), ask(1_234, 1)];
    expect(priceRows('bids', [low], grouped(2)).map(({ price }) => price)).toEqual(['1200']);
    expect(priceRows('asks', [high], grouped(2)).map(({ price }) => price)).toEqual(['1300']);
  });

  it('show an ask one step higher if it is a unit above a step', () => {
    const above = orderOf('ask', 100n, 101n);
    const options = { ...grouped(0), decimals: { base: 0, quote: 0 } };
    expect(priceRows('asks', [above], options).map(({ price }) => price)).toEqual(['2']);
  });

  it('are as many as requested, each of them complete', () => {
    const asks = Array.from({ length: 30 }, (_, index) => ask(1 + Math.floor(index / 2) / 100, 1));
    const rows = priceRows('asks', asks, { ...grouped(-2), limit: 5 });
    expect(rows.map(({ orders }) => orders)).toEqual([2, 2, 2, 2, 2]);
  });

  it('contain every unit of the orders once, whatever the step', () => {
    const amount = fc.bigInt({ min: 1n, max: 10n ** 15n });
    fc.assert(
      fc.property(fc.array(fc.tuple(amount, amount)), fc.integer({ min: -12, max: 6 }), (pairs, step) => {
        const bids = pairs.map(([sells, wants]) => orderOf('bid', sells, wants)).sort(compareOrders);
        const rows = priceRows('bids', bids, { decimals, stepExponent: step, limit: 1_000 });
        expect(rows.reduce((sum, { base }) => sum + base, 0n)).toBe(
          pairs.reduce((sum, [base]) => sum + base, 0n),
        );
        expect(rows.every(({ price }) => Number(price) > 0)).toBe(true);
        expect(new Set(rows.map(({ price }) => price)).size).toBe(rows.length);
      }),
    );
  });
});

describe('steps of prices', () => {
  it('follow the digits of the best price', () => {
    expect(stepExponents({ bids: bid(1.2345, 1) }, decimals)).toEqual([-5, -4, -3, -2]);
    expect(stepExponents({ bids: bid(0.0047, 1), asks: ask(0.0052, 1) }, decimals)).toEqual([-8, -7, -6, -5]);
    expect(stepExponents({}, decimals)).toEqual([]);
  });

  it('are written out', () => {
    expect([2, 0, -1, -4].map(stepText)).toEqual(['100', '1', '0.1', '0.0001']);
  });

  it('compute the power of ten of a price exactly', () => {
    const cases = [
      [1n, 1n, 0],
      [999n, 1_000n, -1],
      [1_000n, 999n, 0],
      [9_999n, 10n, 2],
      [1n, 10n ** 12n, -12],
    ] as const;
    for (const [over, under, power] of cases) expect(magnitudeOf({ over, under })).toBe(power);
    expect(inWholes({ base: 100_000n, quote: 100_000_000n }, decimals)).toEqual({
      over: 10_000_000_000_000n,
      under: 10_000_000_000_000n,
    });
  });
});

it('the spread is in hundredths of a percent of the ask, and below zero for a crossed book', () => {
  expect(spreadOf(bid(0.99, 1), ask(1, 1))).toBe(100);
  expect(spreadOf(bid(1.01, 1), ask(1, 1))).toBe(-100);
  expect(spreadOf(bid(2, 1), ask(1, 1))).toBe(-10_000);
  expect(spreadOf(undefined, ask(1, 1))).toBeNull();
});

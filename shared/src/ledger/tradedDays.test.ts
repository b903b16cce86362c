import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../amounts/durations.ts';
import { type DealSample, daysWithSubstance, type MarketDeal } from './tradedDays.ts';

const BTS = 100_000;
const [alice, bob] = ['1.2.18', '1.2.19'];
const day = (number: number) => number * DAY_MS;
/** A day's candle in the chain's form: at its end a unit cost 9. */
const candle = (number: number, coreUnits = 5 * BTS) => ({
  at: day(number),
  length: DAY_MS,
  rate: 9,
  coreUnits: BigInt(coreUnits),
});
const deal = (at: number, rate = 2, change: Partial<MarketDeal> = {}): MarketDeal => ({
  at: day(at),
  rate,
  coreUnits: 5 * BTS,
  maker: alice,
  taker: bob,
  ...change,
});
const own = { maker: alice, taker: alice };
const all = (...deals: MarketDeal[]): DealSample[] => [
  { since: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY, deals },
];
const ratesOf = (candles: ReturnType<typeof candle>[], samples: DealSample[]) =>
  daysWithSubstance(candles, samples).map(({ at, rate }) => [at / DAY_MS, rate]);

describe('a last trade', () => {
  it('counts if different accounts traded something that day', () => {
    expect(ratesOf([candle(3)], all(deal(3.5)))).toEqual([[3, 2]]);
  });

  it.each([
    ['an account traded with itself alone', [candle(3)], [deal(3.5, 9, own)]],
    ['the whole volume is dust', [candle(3, BTS - 1)], [deal(3.5, 9, { coreUnits: BTS - 1 })]],
    [
      'the volume is an account’s with itself, and dust with others',
      [candle(3)],
      [deal(3.6, 9, own), deal(3.5, 9, { coreUnits: BTS - 1 })],
    ],
    ['different accounts traded on other days alone', [candle(3)], [deal(4), deal(2.99), deal(3.5, 9, own)]],
    ['no trade is told of it', [candle(3)], []],
    ['its price is none', [candle(3)], [deal(3.5, Number.NaN), deal(3.4, 0)]],
  ])('gives no price if %s', (_why, candles, deals) => {
    expect(ratesOf(candles, all(...deals))).toEqual([]);
  });

  it('is the last one between different accounts, ignoring later trades of an account with itself', () => {
    expect(ratesOf([candle(3)], all(deal(3.9, 1_000, own), deal(3.5, 2), deal(3.1, 1)))).toEqual([[3, 2]]);
  });

  it('counts if two small trades add up to one BTS', () => {
    const half = { coreUnits: BTS / 2 };
    expect(ratesOf([candle(3, BTS)], all(deal(3.6, 2, half), deal(3.5, 2, half)))).toEqual([[3, 2]]);
  });
});

describe('a market too busy to read completely', () => {
  const newest = { since: day(8.5), until: Number.POSITIVE_INFINITY };
  const older = { since: day(1.5), until: day(3) };

  it('uses its candle and the next newer sample if no sample contains the day', () => {
    const real = [{ ...newest, deals: [deal(9.1)] }];
    const selfish = [{ ...newest, deals: [deal(9.1, 9, own)] }];
    expect(ratesOf([candle(5), candle(8)], real)).toEqual([
      [5, 9],
      [8, 9],
    ]);
    expect(ratesOf([candle(5), candle(8)], selfish)).toEqual([]);
  });

  it('uses the trades of a day that a sample contains', () => {
    const samples = [
      { ...newest, deals: [deal(9.1)] },
      { ...older, deals: [deal(2.9, 1_000, own), deal(2.5, 3)] },
    ];
    expect(ratesOf([candle(1), candle(2), candle(3)], samples)).toEqual([
      [1, 9],
      [2, 3],
      [3, 9],
    ]);
  });
});

it('gets no price from any number of trades of an account with itself, at any price and volume', () => {
  const trade = fc
    .record({ at: fc.double({ min: 0, max: 9.99, noNaN: true }), rate: fc.double(), coreUnits: fc.nat() })
    .map(({ at, rate, coreUnits }) => deal(at, rate, { coreUnits, ...own }));
  const days = fc.array(fc.tuple(fc.nat(9), fc.nat()), { maxLength: 10 });
  const bounds = fc.tuple(fc.nat(9), fc.nat(9));
  fc.assert(
    fc.property(days, fc.array(trade), bounds, (candles, deals, [since, until]) => {
      const samples = [...all(...deals), { since: day(since), until: day(until), deals }];
      expect(
        ratesOf(
          candles.map(([at, volume]) => candle(at, volume)),
          samples,
        ),
      ).toEqual([]);
    }),
  );
});

import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../amounts/durations.ts';
import { units } from './entry.fixture.ts';
import { pastPrices, pastWorth } from './pastPrices.ts';

const day = (number: number) => number * DAY_MS;
const find = pastPrices({
  assets: new Map(
    [
      { id: '1.3.0', symbol: 'BTS', precision: 5 },
      { id: '1.3.1', symbol: 'XBTSX.BTC', precision: 8 },
      { id: '1.3.2', symbol: 'OPEN.ABC', precision: 2 },
      { id: '1.3.3', symbol: 'USD', precision: 4 },
      { id: '1.3.4', symbol: 'BTCUSDPOOL', precision: 2 },
      { id: '1.3.5', symbol: 'BTCOTHERPOOL', precision: 2 },
      { id: '1.3.6', symbol: 'USDUSDPOOL', precision: 0 },
    ].map((asset) => [asset.id, asset]),
  ),
  coins: new Map([
    ['bts', new Map([1, 2, 9].map((number) => [day(number), number / 100]))],
    ['btc', new Map([[day(2), 90_000]])],
  ]),
  // One ABC (100 units) for five BTS (500000 units).
  markets: new Map([['1.3.2', [{ at: day(1), rate: 5000 }]]]),
  pools: new Map([
    // A hundredth of a bitcoin and 900 dollars for 1,000 shares, from the second day; then half of it was withdrawn.
    [
      '1.3.4',
      {
        assetA: '1.3.1',
        assetB: '1.3.3',
        days: [
          { at: day(2), a: 1_000_000, b: 9_000_000, shares: 100_000 },
          { at: day(3), a: 500_000, b: 4_500_000, shares: 50_000 },
        ],
      },
    ],
    [
      '1.3.6',
      {
        assetA: '1.3.3',
        assetB: '1.3.3',
        days: [
          { at: 0, a: 0, b: 0, shares: 0 },
          { at: day(1), a: 5, b: 5, shares: 1 },
        ],
      },
    ],
    ['1.3.5', { assetA: '1.3.99', assetB: '1.3.1', days: [{ at: 0, a: 7, b: 1_000_000, shares: 100_000 }] }],
  ]),
});

describe('a value in the past', () => {
  it("uses the service's price of its coin for that day", () => {
    expect(find('1.3.1', day(2) + 5000)).toEqual({
      perUnit: 90_000 / 1e8,
      source: { kind: 'service', coin: 'btc' },
    });
    expect(pastWorth(find, units(100_000, 0), day(2))).toBe(2_000_000n);
  });

  it('uses the last trade on the chain within a week if the service knows no such coin', () => {
    expect(pastWorth(find, units(100, 2), day(2))).toBe(10_000_000n);
    expect(find('1.3.2', day(2))?.source).toEqual({ kind: 'market', symbol: 'OPEN.ABC' });
    expect(find('1.3.2', day(9))).toBeNull();
    expect(find('1.3.2', day(0))).toBeNull();
  });

  it('uses the assets behind a pool share, at the prices of both on that day', () => {
    expect(find('1.3.4', day(2))?.source).toEqual({ kind: 'pool', symbol: 'BTCUSDPOOL' });
    expect(pastWorth(find, units(100, 4), day(2))).toBe(180_000_000n);
    expect(pastWorth(find, units(100, 4), day(3))).toBe(180_000_000n);
    expect(find('1.3.4', day(1))).toBeNull();
  });

  it('uses one known price for both sides of a pool, as the pool’s own price does', () => {
    expect(pastWorth(find, units(100, 5), day(2))).toBe(180_000_000n);
    expect(find('1.3.5', day(9))).toBeNull();
  });

  it('is unknown for the shares of an empty pool, and the whole pool for a single share', () => {
    expect(find('1.3.6', 0)).toBeNull();
    expect(find('1.3.6', day(1))?.perUnit).toBeCloseTo(0.001, 9);
  });

  it('is a dollar for a dollar token', () => {
    expect(pastWorth(find, units(10_000, 3), 0)).toBe(100_000_000n);
  });

  it('uses the day before for one missing day, and is null, not zero, for more', () => {
    expect(pastWorth(find, units(100_000, 0), day(4))).toBe(2_000_000n);
    expect(pastWorth(find, units(100_000, 0), day(5))).toBeNull();
    expect(find('1.3.99', day(2))).toBeNull();
  });
});

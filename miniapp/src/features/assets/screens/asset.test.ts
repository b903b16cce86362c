// @vitest-environment jsdom
import '../../../browser.fixture.ts';
import { describe, expect, it } from 'vitest';
import { descriptionOf } from './AboutSection.tsx';
import { pricePoints } from './AssetChart.tsx';

describe('the page of an asset', () => {
  it('reads the description from JSON, and shows any other text unchanged', () => {
    expect(descriptionOf('{"main":"SmartHoldem on the gateway ","market":""}')).toBe(
      'SmartHoldem on the gateway',
    );
    expect(descriptionOf('{"short_name":"STH"}')).toBe('{"short_name":"STH"}');
    expect(descriptionOf(' Plain words ')).toBe('Plain words');
  });

  it('prices the asset on either side of a pool, and not while the pool is empty', () => {
    const sth = { symbol: 'XBTSX.STH', precision: 8 };
    const bts = { symbol: 'BTS', precision: 5 };
    const moments = [
      { time: 1, balances: { a: 0n, b: 0n } },
      { time: 2, balances: { a: 200_000n, b: 800_000_000n } },
    ];
    expect(pricePoints(moments, { asset: bts, other: sth, isA: true })).toEqual([{ time: 2, value: 4 }]);
    expect(pricePoints(moments, { asset: sth, other: bts, isA: false })).toEqual([{ time: 2, value: 0.25 }]);
  });
});

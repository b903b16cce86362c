import { describe, expect, it } from 'vitest';
import { figuresOf, hourly, readAt } from './picture.fixture.ts';
import { pictureFigures } from './pictureFigures.ts';

describe('the figures of a picture', () => {
  it('include the price from the text, at which the line ends', () => {
    const points = hourly(2, 4);
    const {
      price,
      unit,
      usd,
      change,
      points: line,
    } = pictureFigures(figuresOf(points, { bts: { price: 5, change: 1 } }));
    expect({ price, unit, usd, change }).toEqual({ price: 5, unit: 'BTS', usd: 0.00123, change: 150 });
    expect(line).toEqual([...points, { at: readAt, price: 5 }]);
  });

  it('include the price of the core asset in its market, not its last trade', () => {
    const history = { unit: 'XBTSX.USDT', points: hourly(0.004, 0.003), source: 'pool' as const };
    const shown = pictureFigures(figuresOf([], { symbol: 'BTS', history: { ...history, now: 0.005 } }));
    expect(shown).toMatchObject({ price: 0.005, unit: 'USDT' });
    expect(shown.change).toBeCloseTo(25);
  });

  it('include only the trades without a price: the last of them is not one', () => {
    const points = hourly(4, 3);
    const shown = pictureFigures(figuresOf(points, { bts: null }));
    expect(shown).toMatchObject({ price: null, points });
    expect(shown.change).toBeCloseTo(-25);
  });

  it('include no change without a trade, and no line without a price', () => {
    expect(pictureFigures(figuresOf([], { bts: { price: 5, change: 1 } }))).toMatchObject({
      price: 5,
      change: null,
      points: [{ at: readAt, price: 5 }],
    });
    expect(pictureFigures(figuresOf([]))).toMatchObject({ price: null, change: null, points: [] });
  });
});

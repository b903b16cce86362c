import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { axisNumber, axisTime, ticksBetween } from './axes.ts';
import { drawChart } from './drawChart.ts';

/** The pixels of a PNG with a palette, as encodePng writes it. */
function pixelsOf(png: Buffer): { width: number; height: number; at(x: number, y: number): number } {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const start = png.indexOf('IDAT') + 4;
  const rows = inflateSync(png.subarray(start, start + png.readUInt32BE(start - 8)));
  return { width, height, at: (x, y) => rows[y * (width + 1) + 1 + x] ?? -1 };
}

const hour = 3_600_000;
const from = Date.UTC(2026, 0, 10);
const line = (...prices: number[]) => prices.map((price, index) => ({ at: from + index * hour, price }));

describe('a price chart', () => {
  it('is a PNG of 800 by 420 whose line begins below and ends above when the price rises', () => {
    const png = drawChart({ title: 'XBTSX.STH / BTS', points: line(1, 2, 3) });
    expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
    const { width, height, at } = pixelsOf(png);
    expect([width, height]).toEqual([800, 420]);
    const rowsOf = (x: number, colour: number) =>
      Array.from({ length: height }, (_, y) => y).filter((y) => y > 70 && at(x, y) === colour);
    const green = 5;
    expect(rowsOf(30, green)[0]).toBeGreaterThan(330);
    expect(rowsOf(650, green)[0]).toBeLessThan(120);
  });

  it('is drawn in the other colour when the price falls, and at all when it does not move', () => {
    const falling = pixelsOf(drawChart({ title: 'A / B', points: line(3, 2, 1) }));
    const column = (chart: typeof falling) =>
      new Set(Array.from({ length: 280 }, (_, y) => chart.at(30, y + 80)));
    expect(column(falling).has(6)).toBe(true);
    expect(column(falling).has(5)).toBe(false);
    expect(column(pixelsOf(drawChart({ title: 'A / B', points: line(2, 2) }))).has(5)).toBe(true);
  });

  it('says the same for the same figures', () => {
    const figures = { title: 'A / B', points: line(1, 5, 2) };
    expect(drawChart(figures).equals(drawChart(figures))).toBe(true);
  });
});

describe('the axes', () => {
  it('have round numbers with the decimals they need', () => {
    const ticks = ticksBetween(0.00171, 0.00263, 5);
    expect(ticks.map((tick) => axisNumber(tick, 0.0002))).toEqual([
      '0.0018',
      '0.0020',
      '0.0022',
      '0.0024',
      '0.0026',
    ]);
    expect(ticksBetween(0, 1000, 5)).toEqual([0, 200, 400, 600, 800, 1000]);
    expect(axisNumber(400, 200)).toBe('400');
  });

  it('tell the hour of a short span and the day of a long one', () => {
    expect(axisTime(Date.UTC(2026, 0, 10, 9, 30), 6 * hour)).toBe('09:30');
    expect(axisTime(Date.UTC(2026, 0, 10, 9, 30), 72 * hour)).toBe('01-10');
  });
});

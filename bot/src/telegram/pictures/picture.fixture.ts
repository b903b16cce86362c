import type { PriceFigures, PriceHistory } from '../../chain/market/market.ts';

export const hourMs = 3_600_000;
/** The time of these tests' figures. */
export const readAt = Date.UTC(2026, 0, 17, 14, 5);

/** Prices an hour apart, the last of them just before the figures were read. */
export const hourly = (...prices: number[]): PriceHistory['points'] =>
  prices.map((price, index) => ({ at: readAt - (prices.length - index) * hourMs, price }));

/** The figures of XBTSX.STH at that time, with the given changes. */
export const figuresOf = (points: PriceHistory['points'], other: Partial<PriceFigures> = {}) => {
  const last = points.at(-1);
  const own = last === undefined ? null : { price: last.price, change: null };
  const bts = other.bts === undefined ? own : other.bts;
  const value: PriceFigures = {
    symbol: 'XBTSX.STH',
    usd: { price: 0.00123, change: 1.2 },
    bts,
    featured: null,
    history: points.length === 0 ? null : { unit: 'BTS', points, source: 'orders', now: bts?.price ?? null },
    sources: ['prices', 'tickers', 'orders'],
    ...other,
  };
  return { value, readAt };
};

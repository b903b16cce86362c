import type { BothSides } from './quoteDeposit.ts';

/** How a pool's two assets are valued: precision, and the price of one whole coin in the wanted currency. */
export interface Valuation {
  readonly precisionA: number;
  readonly precisionB: number;
  readonly priceA: number;
  readonly priceB: number;
}

/** An estimate of what both sides are worth; for display only. */
export interface PoolValue {
  readonly a: number;
  readonly b: number;
  readonly total: number;
}

/** The value of units of both assets (a pool's balances, or what shares pay) at given prices: an estimate. */
export function estimateValue(units: BothSides, valuation: Valuation): PoolValue {
  const a = (Number(units.a) / 10 ** valuation.precisionA) * valuation.priceA;
  const b = (Number(units.b) / 10 ** valuation.precisionB) * valuation.priceB;
  return { a, b, total: a + b };
}

import type { SwapPlan } from '@xbts/shared/market/execution/planSwap.ts';

/** The amount a plan sells and the amount it brings. */
export type Ends = Pick<SwapPlan, 'sold' | 'expected' | 'guaranteed'>;

/** True when a plan for the same wish gives less for the sold amount than an earlier one guarantees. */
export function isBelowMinimum(now: Ends, accepted: Ends): boolean {
  return now.expected.units * accepted.sold.units < accepted.guaranteed.units * now.sold.units;
}

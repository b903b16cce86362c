import type { SwapPlan } from '@xbts/shared/market/execution/planSwap.ts';

/** What a plan sells, and what it brings. */
export type Ends = Pick<SwapPlan, 'sold' | 'expected' | 'guaranteed'>;

/** True when a plan for the same wish gives less for what it sells than an earlier one guarantees. */
export function isBelowMinimum(now: Ends, accepted: Ends): boolean {
  return now.expected.units * accepted.sold.units < accepted.guaranteed.units * now.sold.units;
}

import type { Amount } from '../../amounts/amount.ts';
import { mulDivUp } from '../../amounts/mulDiv.ts';
import type { SwapPlan } from './planSwap.ts';
import { operationsOf } from './step.ts';

/** The part of a wish that scores its plans. */
interface Judged {
  readonly side: 'in' | 'out';
  readonly fixed: Amount;
  readonly hopCost?: bigint;
}

/**
 * A plan's score for a wish, after the fees of its operations; higher is better. For an amount in: units of the bought
 * asset less the fees. For an amount out: units sold plus those that buy the fees at the plan's own price, negative.
 */
export function scoreOf({ paths, expected, sold }: SwapPlan, { side, fixed, hopCost = 0n }: Judged): bigint {
  const fees = hopCost * BigInt(paths.flat().reduce((sum, step) => sum + operationsOf(step), 0));
  return side === 'in' ? expected.units - fees : -mulDivUp(sold.units, fixed.units + fees, fixed.units);
}

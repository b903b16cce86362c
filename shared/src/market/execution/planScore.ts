import type { Amount } from '../../amounts/amount.ts';
import { mulDivUp } from '../../amounts/mulDiv.ts';
import type { SwapPlan } from './planSwap.ts';
import { operationsOf } from './step.ts';

/** The part of a wish that its plans are judged by. */
interface Judged {
  readonly side: 'in' | 'out';
  readonly fixed: Amount;
  readonly hopCost?: bigint;
}

/**
 * What plans of a wish are compared by, the fees of their operations counted; the higher the better. For an amount in: units
 * of the bought asset less the fees. For an amount out: units sold, those that buy the fees too at the plan's own price, below zero.
 */
export function scoreOf({ paths, expected, sold }: SwapPlan, { side, fixed, hopCost = 0n }: Judged): bigint {
  const fees = hopCost * BigInt(paths.flat().reduce((sum, step) => sum + operationsOf(step), 0));
  return side === 'in' ? expected.units - fees : -mulDivUp(sold.units, fixed.units + fees, fixed.units);
}

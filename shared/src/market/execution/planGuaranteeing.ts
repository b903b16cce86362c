import { mulDivUp } from '../../amounts/mulDiv.ts';
import type { SwapPlan } from './planSwap.ts';

/** Every corrected target is nearer; more steps than this would only trim dust. */
const MOST_CORRECTIONS = 4;

/**
 * The plan that guarantees the wanted units: aimed at a target, which is raised by what is missing as long as anything is. Undefined where
 * there is no plan for a target, or it guarantees nothing, or too little again and again.
 */
export function planGuaranteeing(
  wanted: bigint,
  target: bigint,
  planFor: (target: bigint) => SwapPlan | undefined,
): SwapPlan | undefined {
  let aimed = target;
  for (let correction = 0; correction < MOST_CORRECTIONS; correction += 1) {
    const plan = planFor(aimed);
    if (plan === undefined || plan.guaranteed.units === 0n) return undefined;
    if (plan.guaranteed.units >= wanted) return plan;
    aimed = mulDivUp(aimed, wanted, plan.guaranteed.units) + 1n;
  }
  return undefined;
}

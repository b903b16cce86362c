import { mulDivUp } from '../../amounts/mulDiv.ts';
import type { SwapPlan } from './planSwap.ts';

/** Every correction comes closer; more would only trim dust. */
const MOST_CORRECTIONS = 4;

/**
 * The plan that guarantees the wanted units: it aims at a target and raises that by the shortfall. Undefined when a
 * target has no plan, or a plan guarantees nothing, or all fall short.
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

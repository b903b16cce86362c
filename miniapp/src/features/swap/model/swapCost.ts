import type { SwapPlan } from '@xbts/shared/market/execution/planSwap.ts';
import type { PlannedStep } from '@xbts/shared/market/execution/step.ts';

/** What a swap costs, in parts of the amount: 0.03 is 3 %. Estimates for display. */
export interface SwapCost {
  /** Fees of pools and markets along the route. */
  readonly fees: number;
  /** The same with the price impact. */
  readonly all: number;
}

/** The part of a step's amount that is left after its fees. */
function keptBy(step: PlannedStep): number {
  const got = Number(step.expected.units);
  if (step.kind === 'book') return got / (got + Number(step.takerFee));
  const { makerFee, poolFee, takerFee } = step.quote;
  const entering = 1 - Number(makerFee) / Number(step.sell.units);
  return (entering * got) / (got + Number(poolFee) + Number(takerFee));
}

/** The cost of a plan by its paths, each by its part of the amount. */
export function swapCost({ paths, sold }: Pick<SwapPlan, 'paths' | 'sold'>): SwapCost {
  let [fees, all] = [0, 0];
  for (const steps of paths) {
    const part = Number(steps[0]?.sell.units ?? 0n) / Number(sold.units);
    const kept = steps.reduce((left, step) => left * keptBy(step), 1);
    const moved = steps.reduce((left, { impact }) => left * (1 - impact), 1);
    fees += part * (1 - kept);
    all += part * (1 - kept * moved);
  }
  return { fees, all };
}

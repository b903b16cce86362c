import type { SwapPlan } from '@xbts/shared/market/execution/planSwap.ts';
import { useWordConsent, type WordConsent } from '../../transactions/model/useWordConsent.ts';
import { isBelowMinimum } from '../model/belowMinimum.ts';
import { useSwapT } from '../texts/swapTexts.ts';
import { impactLevel } from './swapForm.ts';

export interface ImpactConsent extends WordConsent<SwapPlan> {
  /** True when the impact of a plan asks for nothing that is still to be typed. */
  covers(plan: SwapPlan): boolean;
}

const isSamePair = (one: SwapPlan, other: SwapPlan): boolean =>
  one.sold.assetId === other.sold.assetId && one.expected.assetId === other.expected.assetId;

/** True for the same two assets, while the impact is no worse than the one that was consented to, or its minimum is kept. */
const holdsFor = (given: SwapPlan, plan: SwapPlan): boolean =>
  isSamePair(given, plan) && (plan.impact <= given.impact || !isBelowMinimum(plan, given));

/** The typed word from 10 % of price impact on: it counts for the quote it was typed for, and for those that keep its minimum. */
export function useImpactConsent(plan: SwapPlan | undefined): ImpactConsent {
  const word = useSwapT()('swap.impactWord');
  const consent = useWordConsent(plan, { word, holdsFor, isComparable: isSamePair });
  return {
    ...consent,
    covers: (quoted) => {
      const level = impactLevel(quoted.impact);
      if (level === 'block') return false;
      return level !== 'confirm' || (consent.given !== null && holdsFor(consent.given, quoted));
    },
  };
}

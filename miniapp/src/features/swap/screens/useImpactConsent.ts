import type { SwapPlan } from '@xbts/shared/market/execution/planSwap.ts';
import { useWordConsent, type WordConsent } from '../../transactions/model/useWordConsent.ts';
import { isBelowMinimum } from '../model/belowMinimum.ts';
import { useSwapT } from '../texts/swapTexts.ts';
import { impactLevel } from './swapForm.ts';

export interface ImpactConsent extends WordConsent<SwapPlan> {
  /** True when the impact of a plan requires no further typing. */
  covers(plan: SwapPlan): boolean;
}

const isSamePair = (one: SwapPlan, other: SwapPlan): boolean =>
  one.sold.assetId === other.sold.assetId && one.expected.assetId === other.expected.assetId;

/** True for the same two assets, while the impact is no worse than the accepted one, or the minimum holds. */
const holdsFor = (given: SwapPlan, plan: SwapPlan): boolean =>
  isSamePair(given, plan) && (plan.impact <= given.impact || !isBelowMinimum(plan, given));

/** The word typed from 10 % of price impact on: it counts for its quote and for quotes that keep its minimum. */
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

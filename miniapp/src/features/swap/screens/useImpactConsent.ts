import type { SwapPlan } from '@xbts/shared/market/execution/planSwap.ts';
import { useState } from 'react';
import { isBelowMinimum } from '../model/belowMinimum.ts';
import { useSwapT } from '../texts/swapTexts.ts';
import { impactLevel } from './swapForm.ts';

export interface ImpactConsent {
  /** What stands in the field; empty again when the consent does not hold for the plan. */
  typed: string;
  /** The impact that was consented to, when the plan's is worse: the word has to be typed again. */
  outgrown: number | null;
  onType(typed: string): void;
  /** True when the impact of a plan asks for nothing that is still to be typed. */
  covers(plan: SwapPlan): boolean;
  /** Forgets what was typed. */
  forget(): void;
}

const isSamePair = (one: SwapPlan, other: SwapPlan): boolean =>
  one.sold.assetId === other.sold.assetId && one.expected.assetId === other.expected.assetId;

/** True for the same two assets, while the impact is no worse than the one that was consented to, or its minimum is kept. */
const holdsFor = (consent: SwapPlan, plan: SwapPlan): boolean =>
  isSamePair(consent, plan) && (plan.impact <= consent.impact || !isBelowMinimum(plan, consent));

/** The typed word from 10 % of price impact on: it counts for the quote it was typed for, and for those that keep its minimum. */
export function useImpactConsent(plan: SwapPlan | undefined): ImpactConsent {
  const word = useSwapT()('swap.impactWord');
  const [typed, setTyped] = useState('');
  const [consent, setConsent] = useState<SwapPlan | null>(null);
  const [outgrown, setOutgrown] = useState<number | null>(null);
  const forget = () => {
    setTyped('');
    setConsent(null);
  };
  if (consent !== null && plan !== undefined && !holdsFor(consent, plan)) {
    // Other assets are another swap: there is nothing to compare with.
    setOutgrown(isSamePair(consent, plan) ? consent.impact : null);
    forget();
  }
  return {
    typed,
    outgrown,
    onType: (text) => {
      setTyped(text);
      const isWord = text.trim().toLowerCase() === word.toLowerCase();
      setConsent(isWord && plan !== undefined ? plan : null);
      if (isWord) setOutgrown(null);
    },
    covers: (quoted) => {
      const level = impactLevel(quoted.impact);
      if (level === 'block') return false;
      return level !== 'confirm' || (consent !== null && holdsFor(consent, quoted));
    },
    forget,
  };
}

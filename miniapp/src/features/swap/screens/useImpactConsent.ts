import type { SwapPlan } from '@xbts/shared/amm/routing/planSwap.ts';
import { useState } from 'react';
import { useSwapT } from '../texts/swapTexts.ts';
import { impactLevel } from './swapForm.ts';

/** What a user who typed the word has agreed to lose. */
interface Consent {
  /** Price impact of the plan that was shown, a part of one. */
  readonly impact: number;
  /** The two assets of it. */
  readonly pair: string;
}

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

const pairOf = ({ sold, expected }: SwapPlan): string => `${sold.assetId} ${expected.assetId}`;

/** True for the same two assets, while the impact is no worse than the one that was consented to. */
const holdsFor = ({ impact, pair }: Consent, plan: SwapPlan): boolean =>
  pair === pairOf(plan) && plan.impact <= impact;

/** The typed word from 10 % of price impact on: it counts for the quote it was typed for, and for none that is worse. */
export function useImpactConsent(plan: SwapPlan | undefined): ImpactConsent {
  const word = useSwapT()('swap.impactWord');
  const [typed, setTyped] = useState('');
  const [consent, setConsent] = useState<Consent | null>(null);
  const [outgrown, setOutgrown] = useState<number | null>(null);
  const forget = () => {
    setTyped('');
    setConsent(null);
  };
  if (consent !== null && plan !== undefined && !holdsFor(consent, plan)) {
    // Other assets are another swap: there is nothing to compare with.
    setOutgrown(consent.pair === pairOf(plan) ? consent.impact : null);
    forget();
  }
  return {
    typed,
    outgrown,
    onType: (text) => {
      setTyped(text);
      const isWord = text.trim().toLowerCase() === word.toLowerCase();
      setConsent(isWord && plan !== undefined ? { impact: plan.impact, pair: pairOf(plan) } : null);
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

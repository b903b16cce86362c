import { useWordConsent, type WordConsent } from '../../../transactions/model/useWordConsent.ts';
import type { OrderSide } from '../orderDraft.ts';
import { CONFIRM_PERCENT } from './outlook.ts';

/** A word typed for one distance also covers a slightly larger one: the market moves during typing. */
const DRIFT_PERCENT = 1;

/** A price's distance from the market, and its side. */
export interface Distance {
  readonly side: OrderSide;
  readonly percent: number;
}

/** The consent to a price far from the market. */
export interface FarConsent extends WordConsent<Distance> {
  /** The percentage by which a price may be worse than the market without another word. */
  readonly mostWorse: number;
}

const mostOf = (given: Distance | null) => (given === null ? CONFIRM_PERCENT : given.percent + DRIFT_PERCENT);
const isSameSide = (given: Distance, now: Distance) => given.side === now.side;

/** The word that confirms a price this much worse than the market; the other side needs it again. */
export function useFarConsent(now: Distance | undefined, word: string): FarConsent {
  const consent = useWordConsent(now, {
    word,
    holdsFor: (given, next) => isSameSide(given, next) && next.percent < mostOf(given),
    isComparable: isSameSide,
  });
  return { ...consent, mostWorse: mostOf(consent.given) };
}

import { useWordConsent, type WordConsent } from '../../../transactions/model/useWordConsent.ts';
import type { OrderSide } from '../orderDraft.ts';
import { CONFIRM_PERCENT } from './outlook.ts';

/** A word typed for one distance counts for a little more of it too: the market moves while one types. */
const DRIFT_PERCENT = 1;

/** How far a price is from the market, and on which side of it. */
export interface Distance {
  readonly side: OrderSide;
  readonly percent: number;
}

/** What a price far from the market asks for. */
export interface FarConsent extends WordConsent<Distance> {
  /** By how many percent a price may be worse than the market without anything more to type. */
  readonly mostWorse: number;
}

const mostOf = (given: Distance | null) => (given === null ? CONFIRM_PERCENT : given.percent + DRIFT_PERCENT);
const isSameSide = (given: Distance, now: Distance) => given.side === now.side;

/** The word that is typed for a price that is so much worse than the market; for the other side it has to be typed again. */
export function useFarConsent(now: Distance | undefined, word: string): FarConsent {
  const consent = useWordConsent(now, {
    word,
    holdsFor: (given, next) => isSameSide(given, next) && next.percent < mostOf(given),
    isComparable: isSameSide,
  });
  return { ...consent, mostWorse: mostOf(consent.given) };
}

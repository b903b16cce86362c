import { useState } from 'react';
import { CONFIRM_PERCENT } from './outlook.ts';

/** A word typed for one distance counts for a little more of it too: the market moves while one types. */
const DRIFT_PERCENT = 1;

/** What a price far from the market asks for. */
export interface FarConsent {
  readonly typed: string;
  onType(typed: string): void;
  /** By how many percent a price may be worse than the market without anything more to type. */
  readonly mostWorse: number;
  forget(): void;
}

/** The word that is typed for a price that is `percent` worse than the market. */
export function useFarConsent(percent: number | null, word: string): FarConsent {
  const [typed, setTyped] = useState('');
  const [mostWorse, setMostWorse] = useState(CONFIRM_PERCENT);
  const forget = () => {
    setTyped('');
    setMostWorse(CONFIRM_PERCENT);
  };
  return {
    typed,
    mostWorse,
    onType: (text) => {
      setTyped(text);
      const isWord = text.trim().toLowerCase() === word.toLowerCase();
      setMostWorse(isWord && percent !== null ? percent + DRIFT_PERCENT : CONFIRM_PERCENT);
    },
    forget,
  };
}

import { useState } from 'react';

/** A consent that is given by typing a word, for what it was typed for and nothing worse. */
export interface WordConsent<Basis> {
  /** What stands in the field; empty again when the consent does not hold any more. */
  readonly typed: string;
  /** What was consented to; null: nothing. */
  readonly given: Basis | null;
  /** What was consented to before it became worse: the word has to be typed again. */
  readonly outgrown: Basis | null;
  onType(typed: string): void;
  forget(): void;
}

/** What a consent is good for. */
export interface ConsentRule<Basis> {
  readonly word: string;
  /** Whether the consent to one covers the other. */
  holdsFor(given: Basis, now: Basis): boolean;
  /** Whether the two are the same matter, of which the later one is worse; of another matter there is nothing to compare. */
  isComparable(given: Basis, now: Basis): boolean;
}

/** The word that is typed for what `now` is; undefined while that is not known. */
export function useWordConsent<Basis>(now: Basis | undefined, rule: ConsentRule<Basis>): WordConsent<Basis> {
  const [typed, setTyped] = useState('');
  const [given, setGiven] = useState<Basis | null>(null);
  const [outgrown, setOutgrown] = useState<Basis | null>(null);
  const forget = () => {
    setTyped('');
    setGiven(null);
  };
  if (given !== null && now !== undefined && !rule.holdsFor(given, now)) {
    setOutgrown(rule.isComparable(given, now) ? given : null);
    forget();
  }
  return {
    typed,
    given,
    outgrown,
    onType: (text) => {
      setTyped(text);
      const isWord = text.trim().toLowerCase() === rule.word.toLowerCase();
      setGiven(isWord && now !== undefined ? now : null);
      if (isWord) setOutgrown(null);
    },
    forget,
  };
}

import { useState } from 'react';

/** Consent by a typed word, for one matter and nothing worse. */
export interface WordConsent<Basis> {
  /** The text in the field; emptied when the consent no longer applies. */
  readonly typed: string;
  /** The basis of the consent; null: none. */
  readonly given: Basis | null;
  /** The former basis, before it became worse: the word must be typed again. */
  readonly outgrown: Basis | null;
  onType(typed: string): void;
  forget(): void;
}

/** The scope of a consent. */
export interface ConsentRule<Basis> {
  readonly word: string;
  /** True if consent to `given` covers `now`. */
  holdsFor(given: Basis, now: Basis): boolean;
  /** True if the two concern the same matter, of which the later one is worse; different matters are not comparable. */
  isComparable(given: Basis, now: Basis): boolean;
}

/** Consent by typing a word for `now`; undefined while that is unknown. */
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

import { useState } from 'react';
import { classNames } from '../../../../ui/display/classNames.ts';
import {
  type SearchUnit,
  STRONG_BITS,
  type Strength,
  searchTime,
  strengthWord,
} from '../../model/passphrase.ts';
import { type TranslateVault, useVaultT } from '../../texts/vaultTexts.ts';
import styles from './StrengthLine.module.css';

const unitTexts = {
  minutes: 'strength.minutes',
  hours: 'strength.hours',
  days: 'strength.days',
  years: 'strength.years',
  ages: 'strength.ages',
} as const satisfies Record<SearchUnit, string>;

const words = {
  weak: 'strength.word.weak',
  good: 'strength.word.good',
  strong: 'strength.word.strong',
} as const satisfies Record<Strength, string>;

/** The resistance of a PIN or passphrase of that strength, in figures. */
function figures(bits: number, t: TranslateVault): string {
  const { unit, count } = searchTime(bits);
  const time = t(unitTexts[unit], { number: count });
  return t(bits < STRONG_BITS ? 'strength.weak' : 'strength.strong', { bits, time });
}

/** What a new PIN or passphrase withstands, in one word; the figures are a press away. */
export function StrengthLine({ bits }: { bits: number }) {
  const t = useVaultT();
  const [isOpen, setOpen] = useState(false);
  const word = strengthWord(bits);
  return (
    <span className={styles.line}>
      <span className={classNames(styles.word, styles[word])} role="status">
        {t(words[word])}
      </span>
      <button
        type="button"
        className={styles.why}
        aria-expanded={isOpen}
        // The keyboard goes on writing into the field.
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => setOpen(!isOpen)}
      >
        {t('strength.why')}
      </button>
      {isOpen && <span className={styles.figures}>{figures(bits, t)}</span>}
    </span>
  );
}

import { type SearchUnit, STRONG_BITS, searchTime } from '../../model/passphrase.ts';
import type { TranslateVault } from '../../texts/vaultTexts.ts';

const unitTexts = {
  minutes: 'strength.minutes',
  hours: 'strength.hours',
  days: 'strength.days',
  years: 'strength.years',
  ages: 'strength.ages',
} as const satisfies Record<SearchUnit, string>;

/** What a PIN or passphrase of that strength withstands, in words. */
export function strengthText(bits: number, t: TranslateVault): string {
  const { unit, count } = searchTime(bits);
  const time = t(unitTexts[unit], { number: count });
  return t(bits < STRONG_BITS ? 'strength.weak' : 'strength.strong', { bits, time });
}

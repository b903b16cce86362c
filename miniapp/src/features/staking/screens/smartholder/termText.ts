import type { Term } from '@xbts/shared/staking/terms.ts';
import { asPercent } from '../../../../platform/i18n/percent.ts';
import type { TranslateStaking } from '../../texts/stakingTexts.ts';

/** A term in months; a nonstandard term has a generic name. */
export function termText(term: Term | 'other', t: TranslateStaking): string {
  return term === 'other' ? t('term.other') : t('term.months', { count: term.months });
}

/** The weight bonus of a term. */
export function bonusText(bonusPercent: number, t: TranslateStaking): string {
  return bonusPercent === 0 ? t('term.noBonus') : asPercent(`+${bonusPercent}`);
}

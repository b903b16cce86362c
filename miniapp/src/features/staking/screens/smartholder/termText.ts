import type { Term } from '@xbts/shared/staking/terms.ts';
import { asPercent } from '../../../../platform/i18n/percent.ts';
import type { TranslateStaking } from '../../texts/stakingTexts.ts';

/** A term in months; any other term is only called another one. */
export function termText(term: Term | 'other', t: TranslateStaking): string {
  return term === 'other' ? t('term.other') : t('term.months', { count: term.months });
}

/** What a term adds to the weight. */
export function bonusText(bonusPercent: number, t: TranslateStaking): string {
  return bonusPercent === 0 ? t('term.noBonus') : asPercent(`+${bonusPercent}`);
}

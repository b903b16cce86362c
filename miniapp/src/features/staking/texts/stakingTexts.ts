import { type TranslateOf, textTable, useTexts } from '../../../platform/i18n/textTable.ts';
import type { stakingEn } from './en.ts';

const stakingTexts = textTable('staking', {
  en: async () => (await import('./en.ts')).stakingEn,
  ru: async () => (await import('./ru.ts')).stakingRu,
  zh: async () => (await import('./zh.ts')).stakingZh,
});

export type TranslateStaking = TranslateOf<typeof stakingEn>;

/** Texts of the staking page, of a new stake and of the claim. */
export const useStakingT = () => useTexts(stakingTexts);

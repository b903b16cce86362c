import { featureTexts, type TranslateFeature, useFeatureTexts } from '../../../platform/i18n/featureTexts.ts';
import type { stakingEn } from './en.ts';

const stakingTexts = featureTexts('staking', {
  en: async () => (await import('./en.ts')).stakingEn,
  ru: async () => (await import('./ru.ts')).stakingRu,
  zh: async () => (await import('./zh.ts')).stakingZh,
});

export type TranslateStaking = TranslateFeature<typeof stakingEn>;

/** Texts of the staking page, of a new stake and of the claim. */
export const useStakingT = () => useFeatureTexts(stakingTexts);

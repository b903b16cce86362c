import { featureTexts, type TranslateFeature, useFeatureTexts } from './featureTexts.ts';
import type { stakingEn } from './texts/staking/en.ts';

const stakingTexts = featureTexts('staking', {
  en: async () => (await import('./texts/staking/en.ts')).stakingEn,
  ru: async () => (await import('./texts/staking/ru.ts')).stakingRu,
  zh: async () => (await import('./texts/staking/zh.ts')).stakingZh,
});

export type TranslateStaking = TranslateFeature<typeof stakingEn>;

/** Texts of the staking page, of a new stake and of the claim. */
export const useStakingT = () => useFeatureTexts(stakingTexts);

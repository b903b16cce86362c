import { featureTexts, type TranslateFeature, useFeatureTexts } from './featureTexts.ts';
import type { poolsEn } from './texts/pools/en.ts';

const poolTexts = featureTexts('pools', {
  en: async () => (await import('./texts/pools/en.ts')).poolsEn,
  ru: async () => (await import('./texts/pools/ru.ts')).poolsRu,
  zh: async () => (await import('./texts/pools/zh.ts')).poolsZh,
});

export type TranslatePools = TranslateFeature<typeof poolsEn>;

/** Texts about pools: their list, one of them, deposits, withdrawals and creation. */
export const usePoolT = () => useFeatureTexts(poolTexts);

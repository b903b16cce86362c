import { featureTexts, type TranslateFeature, useFeatureTexts } from '../../../platform/i18n/featureTexts.ts';
import type { poolsEn } from './en.ts';

const poolTexts = featureTexts('pools', {
  en: async () => (await import('./en.ts')).poolsEn,
  ru: async () => (await import('./ru.ts')).poolsRu,
  zh: async () => (await import('./zh.ts')).poolsZh,
});

export type TranslatePools = TranslateFeature<typeof poolsEn>;

/** Texts about pools: their list, one of them, deposits, withdrawals and creation. */
export const usePoolT = () => useFeatureTexts(poolTexts);

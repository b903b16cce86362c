import { featureTexts, type TranslateFeature, useFeatureTexts } from './featureTexts.ts';
import type { feesEn } from './texts/fees/en.ts';

const feeTexts = featureTexts('fees', {
  en: async () => (await import('./texts/fees/en.ts')).feesEn,
  ru: async () => (await import('./texts/fees/ru.ts')).feesRu,
  zh: async () => (await import('./texts/fees/zh.ts')).feesZh,
});

export type TranslateFees = TranslateFeature<typeof feesEn>;

/** Texts of the fee schedule. */
export const useFeesT = () => useFeatureTexts(feeTexts);

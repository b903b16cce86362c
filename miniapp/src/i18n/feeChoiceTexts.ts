import { featureTexts, useFeatureTexts } from './featureTexts.ts';

const feeChoiceTexts = featureTexts('feeChoice', {
  en: async () => (await import('./texts/feeChoice/en.ts')).feeChoiceEn,
  ru: async () => (await import('./texts/feeChoice/ru.ts')).feeChoiceRu,
  zh: async () => (await import('./texts/feeChoice/zh.ts')).feeChoiceZh,
});

/** Texts of what a network fee is paid in. */
export const useFeeChoiceT = () => useFeatureTexts(feeChoiceTexts);

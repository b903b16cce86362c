import { featureTexts, useFeatureTexts } from './featureTexts.ts';

const supportTexts = featureTexts('support', {
  en: async () => (await import('./texts/support/en.ts')).supportEn,
  ru: async () => (await import('./texts/support/ru.ts')).supportRu,
  zh: async () => (await import('./texts/support/zh.ts')).supportZh,
});

/** Texts of the support screen. */
export const useSupportT = () => useFeatureTexts(supportTexts);

import { featureTexts, useFeatureTexts } from '../../../platform/i18n/featureTexts.ts';

const supportTexts = featureTexts('support', {
  en: async () => (await import('./support/en.ts')).supportEn,
  ru: async () => (await import('./support/ru.ts')).supportRu,
  zh: async () => (await import('./support/zh.ts')).supportZh,
});

/** Texts of the support screen. */
export const useSupportT = () => useFeatureTexts(supportTexts);

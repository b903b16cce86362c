import { featureTexts, useFeatureTexts } from './featureTexts.ts';

const faqTexts = featureTexts('faq', {
  en: async () => (await import('./texts/faq/en.ts')).faqEn,
  ru: async () => (await import('./texts/faq/ru.ts')).faqRu,
  zh: async () => (await import('./texts/faq/zh.ts')).faqZh,
});

/** Questions and answers. */
export const useFaqT = () => useFeatureTexts(faqTexts);

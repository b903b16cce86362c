import { featureTexts, useFeatureTexts } from '../../../platform/i18n/featureTexts.ts';

const faqTexts = featureTexts('faq', {
  en: async () => (await import('./faq/en.ts')).faqEn,
  ru: async () => (await import('./faq/ru.ts')).faqRu,
  zh: async () => (await import('./faq/zh.ts')).faqZh,
});

/** Questions and answers. */
export const useFaqT = () => useFeatureTexts(faqTexts);

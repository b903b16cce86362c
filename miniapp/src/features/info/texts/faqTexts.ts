import { textTable, useTexts } from '../../../platform/i18n/textTable.ts';

const faqTexts = textTable('faq', {
  en: async () => (await import('./faq/en.ts')).faqEn,
  ru: async () => (await import('./faq/ru.ts')).faqRu,
  zh: async () => (await import('./faq/zh.ts')).faqZh,
});

/** Questions and answers. */
export const useFaqT = () => useTexts(faqTexts);

import { textTable, useTexts } from '../../../platform/i18n/textTable.ts';

const supportTexts = textTable('support', {
  en: async () => (await import('./support/en.ts')).supportEn,
  ru: async () => (await import('./support/ru.ts')).supportRu,
  zh: async () => (await import('./support/zh.ts')).supportZh,
});

/** Texts of the support screen. */
export const useSupportT = () => useTexts(supportTexts);

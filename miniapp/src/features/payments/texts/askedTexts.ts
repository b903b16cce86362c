import { textTable, useTexts } from '../../../platform/i18n/textTable.ts';

const askedTexts = textTable('asked', {
  en: async () => (await import('./asked/en.ts')).askedEn,
  ru: async () => (await import('./asked/ru.ts')).askedRu,
  zh: async () => (await import('./asked/zh.ts')).askedZh,
});

/** Texts about payments requested in chats. */
export const useAskedT = () => useTexts(askedTexts);

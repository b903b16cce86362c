import { textTable, useTexts } from '../../../platform/i18n/textTable.ts';

const searchTexts = textTable('search', {
  en: async () => (await import('./en.ts')).searchEn,
  ru: async () => (await import('./ru.ts')).searchRu,
  zh: async () => (await import('./zh.ts')).searchZh,
});

/** Texts of the search over the chain. */
export const useSearchT = () => useTexts(searchTexts);

import { textTable, useTexts } from '../../../platform/i18n/textTable.ts';

const paperTexts = textTable('paper', {
  en: async () => (await import('./paper/en.ts')).paperEn,
  ru: async () => (await import('./paper/ru.ts')).paperRu,
  zh: async () => (await import('./paper/zh.ts')).paperZh,
});

/** Texts about paper wallets. */
export const usePaperT = () => useTexts(paperTexts);

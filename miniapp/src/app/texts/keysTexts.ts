import { textTable, useTexts } from '../../platform/i18n/textTable.ts';

const keysTexts = textTable('keys', {
  en: async () => (await import('./keys/en.ts')).keysEn,
  ru: async () => (await import('./keys/ru.ts')).keysRu,
  zh: async () => (await import('./keys/zh.ts')).keysZh,
});

/** Texts of the keyboard. */
export const useKeysT = () => useTexts(keysTexts);

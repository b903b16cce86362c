import { textTable, useTexts } from '../../../platform/i18n/textTable.ts';

const noticesTexts = textTable('notices', {
  en: async () => (await import('./en.ts')).noticesEn,
  ru: async () => (await import('./ru.ts')).noticesRu,
  zh: async () => (await import('./zh.ts')).noticesZh,
});

/** Texts about the bot's notices. */
export const useNoticesT = () => useTexts(noticesTexts);

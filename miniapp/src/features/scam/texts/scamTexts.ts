import { textTable, useTexts } from '../../../platform/i18n/textTable.ts';

const scamTexts = textTable('scam', {
  en: async () => (await import('./en.ts')).scamEn,
  ru: async () => (await import('./ru.ts')).scamRu,
  zh: async () => (await import('./zh.ts')).scamZh,
});

/** Texts about the scam list. */
export const useScamT = () => useTexts(scamTexts);

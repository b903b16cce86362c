import { textTable, useTexts } from '../../../platform/i18n/textTable.ts';

const sharingTexts = textTable('sharing', {
  en: async () => (await import('./sharing/en.ts')).sharingEn,
  ru: async () => (await import('./sharing/ru.ts')).sharingRu,
  zh: async () => (await import('./sharing/zh.ts')).sharingZh,
});

/** Texts about sharing. */
export const useSharingT = () => useTexts(sharingTexts);

import { textTable, useTexts } from '../../../platform/i18n/textTable.ts';

const passwordTexts = textTable('password', {
  en: async () => (await import('./password/en.ts')).passwordEn,
  ru: async () => (await import('./password/ru.ts')).passwordRu,
  zh: async () => (await import('./password/zh.ts')).passwordZh,
});

/** Texts about a change of the password. */
export const usePasswordT = () => useTexts(passwordTexts);

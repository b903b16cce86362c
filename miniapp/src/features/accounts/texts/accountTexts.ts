import { type TranslateOf, textTable, useTexts } from '../../../platform/i18n/textTable.ts';
import type { accountsEn } from './en.ts';

const accountTexts = textTable('accounts', {
  en: async () => (await import('./en.ts')).accountsEn,
  ru: async () => (await import('./ru.ts')).accountsRu,
  zh: async () => (await import('./zh.ts')).accountsZh,
});

export type TranslateAccount = TranslateOf<typeof accountsEn>;

/** Texts about accounts, their creation and the login helper. */
export const useAccountT = () => useTexts(accountTexts);

import { type TranslateOf, textTable, useTexts } from '../../../platform/i18n/textTable.ts';
import type { accountEn } from './en.ts';

const accountTexts = textTable('account', {
  en: async () => (await import('./en.ts')).accountEn,
  ru: async () => (await import('./ru.ts')).accountRu,
  zh: async () => (await import('./zh.ts')).accountZh,
});

export type TranslateAccount = TranslateOf<typeof accountEn>;

/** Texts about accounts, their permissions and favourites. */
export const useAccountT = () => useTexts(accountTexts);

import { type TranslateOf, textTable, useTexts } from '../../../platform/i18n/textTable.ts';
import type { authoritiesEn } from './en.ts';

const authoritiesTexts = textTable('authorities', {
  en: async () => (await import('./en.ts')).authoritiesEn,
  ru: async () => (await import('./ru.ts')).authoritiesRu,
  zh: async () => (await import('./zh.ts')).authoritiesZh,
});

export type TranslateAuthority = TranslateOf<typeof authoritiesEn>;

/** Texts about who can sign for an account. */
export const useAuthorityT = () => useTexts(authoritiesTexts);

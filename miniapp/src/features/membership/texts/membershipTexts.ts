import { type TranslateOf, textTable, useTexts } from '../../../platform/i18n/textTable.ts';
import type { membershipEn } from './en.ts';

const membershipTexts = textTable('membership', {
  en: async () => (await import('./en.ts')).membershipEn,
  ru: async () => (await import('./ru.ts')).membershipRu,
  zh: async () => (await import('./zh.ts')).membershipZh,
});

export type TranslateMembership = TranslateOf<typeof membershipEn>;

/** Texts of the lifetime membership. */
export const useMembershipT = () => useTexts(membershipTexts);

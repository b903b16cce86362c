import { type TranslateOf, textTable, useTexts } from '../../../platform/i18n/textTable.ts';
import type { signInEn } from './en.ts';

const signInTexts = textTable('signIn', {
  en: async () => (await import('./en.ts')).signInEn,
  ru: async () => (await import('./ru.ts')).signInRu,
  zh: async () => (await import('./zh.ts')).signInZh,
});

export type TranslateSignIn = TranslateOf<typeof signInEn>;

/** Texts about logging in, new accounts and those on this device. */
export const useSignInT = () => useTexts(signInTexts);

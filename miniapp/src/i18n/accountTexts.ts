import { featureTexts, type TranslateFeature, useFeatureTexts } from './featureTexts.ts';
import type { accountsEn } from './texts/accounts/en.ts';

const accountTexts = featureTexts('accounts', {
  en: async () => (await import('./texts/accounts/en.ts')).accountsEn,
  ru: async () => (await import('./texts/accounts/ru.ts')).accountsRu,
  zh: async () => (await import('./texts/accounts/zh.ts')).accountsZh,
});

export type TranslateAccount = TranslateFeature<typeof accountsEn>;

/** Texts about accounts, their creation and the login helper. */
export const useAccountT = () => useFeatureTexts(accountTexts);

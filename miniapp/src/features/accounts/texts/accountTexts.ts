import { featureTexts, type TranslateFeature, useFeatureTexts } from '../../../platform/i18n/featureTexts.ts';
import type { accountsEn } from './en.ts';

const accountTexts = featureTexts('accounts', {
  en: async () => (await import('./en.ts')).accountsEn,
  ru: async () => (await import('./ru.ts')).accountsRu,
  zh: async () => (await import('./zh.ts')).accountsZh,
});

export type TranslateAccount = TranslateFeature<typeof accountsEn>;

/** Texts about accounts, their creation and the login helper. */
export const useAccountT = () => useFeatureTexts(accountTexts);

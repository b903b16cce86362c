import { featureTexts, useFeatureTexts } from '../../../platform/i18n/featureTexts.ts';

const vaultTexts = featureTexts('vault', {
  en: async () => (await import('./keys/en.ts')).vaultEn,
  ru: async () => (await import('./keys/ru.ts')).vaultRu,
  zh: async () => (await import('./keys/zh.ts')).vaultZh,
});

/** Texts about keys, PIN, backup and password. */
export const useVaultT = () => useFeatureTexts(vaultTexts);

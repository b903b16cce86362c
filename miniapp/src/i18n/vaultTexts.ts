import { featureTexts, useFeatureTexts } from './featureTexts.ts';

const vaultTexts = featureTexts('vault', {
  en: async () => (await import('./texts/vault/en.ts')).vaultEn,
  ru: async () => (await import('./texts/vault/ru.ts')).vaultRu,
  zh: async () => (await import('./texts/vault/zh.ts')).vaultZh,
});

/** Texts about keys, PIN, backup and password. */
export const useVaultT = () => useFeatureTexts(vaultTexts);

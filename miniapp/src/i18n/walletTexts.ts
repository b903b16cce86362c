import { featureTexts, type TranslateFeature, useFeatureTexts } from './featureTexts.ts';
import type { walletEn } from './texts/wallet/en.ts';

const walletTexts = featureTexts('wallet', {
  en: async () => (await import('./texts/wallet/en.ts')).walletEn,
  ru: async () => (await import('./texts/wallet/ru.ts')).walletRu,
  zh: async () => (await import('./texts/wallet/zh.ts')).walletZh,
});

export type TranslateWallet = TranslateFeature<typeof walletEn>;

/** Texts of the dashboard and of what the wallet shows on demand. */
export const useWalletT = () => useFeatureTexts(walletTexts);

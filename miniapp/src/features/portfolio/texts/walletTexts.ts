import { featureTexts, type TranslateFeature, useFeatureTexts } from '../../../platform/i18n/featureTexts.ts';
import type { walletEn } from './en.ts';

const walletTexts = featureTexts('wallet', {
  en: async () => (await import('./en.ts')).walletEn,
  ru: async () => (await import('./ru.ts')).walletRu,
  zh: async () => (await import('./zh.ts')).walletZh,
});

export type TranslateWallet = TranslateFeature<typeof walletEn>;

/** Texts of the dashboard and of what the wallet shows on demand. */
export const useWalletT = () => useFeatureTexts(walletTexts);

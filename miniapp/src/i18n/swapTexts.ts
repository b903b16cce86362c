import { featureTexts, type TranslateFeature, useFeatureTexts } from './featureTexts.ts';
import type { swapEn } from './texts/swap/en.ts';

const swapTexts = featureTexts('swap', {
  en: async () => (await import('./texts/swap/en.ts')).swapEn,
  ru: async () => (await import('./texts/swap/ru.ts')).swapRu,
  zh: async () => (await import('./texts/swap/zh.ts')).swapZh,
});

export type TranslateSwap = TranslateFeature<typeof swapEn>;

/** Texts of the swap. */
export const useSwapT = () => useFeatureTexts(swapTexts);

import { featureTexts, type TranslateFeature, useFeatureTexts } from '../../../platform/i18n/featureTexts.ts';
import type { swapEn } from './en.ts';

const swapTexts = featureTexts('swap', {
  en: async () => (await import('./en.ts')).swapEn,
  ru: async () => (await import('./ru.ts')).swapRu,
  zh: async () => (await import('./zh.ts')).swapZh,
});

export type TranslateSwap = TranslateFeature<typeof swapEn>;

/** Texts of the swap. */
export const useSwapT = () => useFeatureTexts(swapTexts);

import { featureTexts, type TranslateFeature, useFeatureTexts } from './featureTexts.ts';
import type { infoEn } from './texts/info/en.ts';

const infoTexts = featureTexts('info', {
  en: async () => (await import('./texts/info/en.ts')).infoEn,
  ru: async () => (await import('./texts/info/ru.ts')).infoRu,
  zh: async () => (await import('./texts/info/zh.ts')).infoZh,
});

export type TranslateInfo = TranslateFeature<typeof infoEn>;

/** Texts of the settings, the download and the miner screen. */
export const useInfoT = () => useFeatureTexts(infoTexts);

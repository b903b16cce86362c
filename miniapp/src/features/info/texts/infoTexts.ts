import { featureTexts, type TranslateFeature, useFeatureTexts } from '../../../platform/i18n/featureTexts.ts';
import type { infoEn } from './en.ts';

const infoTexts = featureTexts('info', {
  en: async () => (await import('./en.ts')).infoEn,
  ru: async () => (await import('./ru.ts')).infoRu,
  zh: async () => (await import('./zh.ts')).infoZh,
});

export type TranslateInfo = TranslateFeature<typeof infoEn>;

/** Texts of the settings, the download and the miner screen. */
export const useInfoT = () => useFeatureTexts(infoTexts);

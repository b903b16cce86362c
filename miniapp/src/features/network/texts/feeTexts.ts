import { featureTexts, type TranslateFeature, useFeatureTexts } from '../../../platform/i18n/featureTexts.ts';
import type { feesEn } from './en.ts';

const feeTexts = featureTexts('fees', {
  en: async () => (await import('./en.ts')).feesEn,
  ru: async () => (await import('./ru.ts')).feesRu,
  zh: async () => (await import('./zh.ts')).feesZh,
});

export type TranslateFees = TranslateFeature<typeof feesEn>;

/** Texts of the fee schedule. */
export const useFeesT = () => useFeatureTexts(feeTexts);

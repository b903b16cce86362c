import { featureTexts, type TranslateFeature, useFeatureTexts } from './featureTexts.ts';
import type { payoutsEn } from './texts/payouts/en.ts';

const payoutTexts = featureTexts('payouts', {
  en: async () => (await import('./texts/payouts/en.ts')).payoutsEn,
  ru: async () => (await import('./texts/payouts/ru.ts')).payoutsRu,
  zh: async () => (await import('./texts/payouts/zh.ts')).payoutsZh,
});

export type TranslatePayouts = TranslateFeature<typeof payoutsEn>;

/** Texts of payouts, their calendar, holders, reports and the proof page. */
export const usePayoutT = () => useFeatureTexts(payoutTexts);

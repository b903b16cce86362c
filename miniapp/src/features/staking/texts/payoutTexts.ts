import { featureTexts, type TranslateFeature, useFeatureTexts } from '../../../platform/i18n/featureTexts.ts';
import type { payoutsEn } from './payouts/en.ts';

const payoutTexts = featureTexts('payouts', {
  en: async () => (await import('./payouts/en.ts')).payoutsEn,
  ru: async () => (await import('./payouts/ru.ts')).payoutsRu,
  zh: async () => (await import('./payouts/zh.ts')).payoutsZh,
});

export type TranslatePayouts = TranslateFeature<typeof payoutsEn>;

/** Texts of payouts, their calendar, holders, reports and the proof page. */
export const usePayoutT = () => useFeatureTexts(payoutTexts);

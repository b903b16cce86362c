import { type TranslateOf, textTable, useTexts } from '../../../platform/i18n/textTable.ts';
import type { payoutsEn } from './payouts/en.ts';

const payoutTexts = textTable('payouts', {
  en: async () => (await import('./payouts/en.ts')).payoutsEn,
  ru: async () => (await import('./payouts/ru.ts')).payoutsRu,
  zh: async () => (await import('./payouts/zh.ts')).payoutsZh,
});

export type TranslatePayouts = TranslateOf<typeof payoutsEn>;

/** Texts of payouts, their calendar, holders, reports and the proof page. */
export const usePayoutT = () => useTexts(payoutTexts);

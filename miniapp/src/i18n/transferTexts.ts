import { featureTexts, type TranslateFeature, useFeatureTexts } from './featureTexts.ts';
import type { transferEn } from './texts/transfer/en.ts';

const transferTexts = featureTexts('transfer', {
  en: async () => (await import('./texts/transfer/en.ts')).transferEn,
  ru: async () => (await import('./texts/transfer/ru.ts')).transferRu,
  zh: async () => (await import('./texts/transfer/zh.ts')).transferZh,
});

export type TranslateTransfer = TranslateFeature<typeof transferEn>;

/** Texts about payments: recipients, contacts, payment links, several at once, marks of scam. */
export const useTransferT = () => useFeatureTexts(transferTexts);

import { featureTexts, type TranslateFeature, useFeatureTexts } from '../../../platform/i18n/featureTexts.ts';
import type { transferEn } from './en.ts';

const transferTexts = featureTexts('transfer', {
  en: async () => (await import('./en.ts')).transferEn,
  ru: async () => (await import('./ru.ts')).transferRu,
  zh: async () => (await import('./zh.ts')).transferZh,
});

export type TranslateTransfer = TranslateFeature<typeof transferEn>;

/** Texts about payments: recipients, contacts, payment links, several at once, marks of scam. */
export const useTransferT = () => useFeatureTexts(transferTexts);

import { type TranslateOf, textTable, useTexts } from '../../../platform/i18n/textTable.ts';
import type { transferEn } from './en.ts';

const transferTexts = textTable('transfer', {
  en: async () => (await import('./en.ts')).transferEn,
  ru: async () => (await import('./ru.ts')).transferRu,
  zh: async () => (await import('./zh.ts')).transferZh,
});

export type TranslateTransfer = TranslateOf<typeof transferEn>;

/** Texts about payments: recipients, contacts, payment links, several at once, marks of scam. */
export const useTransferT = () => useTexts(transferTexts);

import { type TranslateOf, textTable, useTexts } from '../../../platform/i18n/textTable.ts';
import type { feeChoiceEn } from './en.ts';

const feeChoiceTexts = textTable('feeChoice', {
  en: async () => (await import('./en.ts')).feeChoiceEn,
  ru: async () => (await import('./ru.ts')).feeChoiceRu,
  zh: async () => (await import('./zh.ts')).feeChoiceZh,
});

export type TranslateFeeChoice = TranslateOf<typeof feeChoiceEn>;

/** Texts of the choice of a fee asset. */
export const useFeeChoiceT = () => useTexts(feeChoiceTexts);

import type { TextKey } from '../../../platform/i18n/textKeys.ts';
import { type TranslateOf, textTable, useTexts } from '../../../platform/i18n/textTable.ts';
import type { CommonKey } from '../../../platform/i18n/useT.ts';
import type { historyEn } from './en.ts';

const historyTexts = textTable('history', {
  en: async () => (await import('./en.ts')).historyEn,
  ru: async () => (await import('./ru.ts')).historyRu,
  zh: async () => (await import('./zh.ts')).historyZh,
});

export type HistoryKey = TextKey<typeof historyEn> | CommonKey;
export type TranslateHistory = TranslateOf<typeof historyEn>;

/** Texts of the history. */
export const useHistoryT = () => useTexts(historyTexts);

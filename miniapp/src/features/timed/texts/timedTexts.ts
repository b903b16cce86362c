import { type TranslateOf, textTable, useTexts } from '../../../platform/i18n/textTable.ts';
import type { timedEn } from './en.ts';

const timedTexts = textTable('timed', {
  en: async () => (await import('./en.ts')).timedEn,
  ru: async () => (await import('./ru.ts')).timedRu,
  zh: async () => (await import('./zh.ts')).timedZh,
});

export type TranslateTimed = TranslateOf<typeof timedEn>;

/** Texts of timed transfers: money that waits for a secret. */
export const useTimedT = () => useTexts(timedTexts);

import { type TranslateOf, textTable, useTexts } from '../../../platform/i18n/textTable.ts';
import type { reviewEn } from './en.ts';

/** The same texts, for use outside a component. */
export const reviewTexts = textTable('review', {
  en: async () => (await import('./en.ts')).reviewEn,
  ru: async () => (await import('./ru.ts')).reviewRu,
  zh: async () => (await import('./zh.ts')).reviewZh,
});

export type TranslateReview = TranslateOf<typeof reviewEn>;

/** Texts of the review sheet: the effect of each operation, the changes since the request, and the outcome. */
export const useReviewT = () => useTexts(reviewTexts);

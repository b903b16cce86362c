import { type TranslateOf, textTable, useTexts } from '../../../platform/i18n/textTable.ts';
import type { reviewEn } from './en.ts';

/** The same texts, for what is said outside a component. */
export const reviewTexts = textTable('review', {
  en: async () => (await import('./en.ts')).reviewEn,
  ru: async () => (await import('./ru.ts')).reviewRu,
  zh: async () => (await import('./zh.ts')).reviewZh,
});

export type TranslateReview = TranslateOf<typeof reviewEn>;

/** Texts of the review sheet: what each operation does, in words, what changed meanwhile, and what became of it. */
export const useReviewT = () => useTexts(reviewTexts);

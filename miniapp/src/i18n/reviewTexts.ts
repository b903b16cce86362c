import { featureTexts, type TranslateFeature, useFeatureTexts } from './featureTexts.ts';
import type { reviewEn } from './texts/review/en.ts';

const reviewTexts = featureTexts('review', {
  en: async () => (await import('./texts/review/en.ts')).reviewEn,
  ru: async () => (await import('./texts/review/ru.ts')).reviewRu,
  zh: async () => (await import('./texts/review/zh.ts')).reviewZh,
});

export type TranslateReview = TranslateFeature<typeof reviewEn>;

/** Texts of the review sheet: what each operation does, in words, what changed meanwhile, and what became of it. */
export const useReviewT = () => useFeatureTexts(reviewTexts);

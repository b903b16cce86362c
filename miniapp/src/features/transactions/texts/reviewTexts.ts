import { featureTexts, type TranslateFeature, useFeatureTexts } from '../../../platform/i18n/featureTexts.ts';
import type { reviewEn } from './en.ts';

/** The same texts, for what is said outside a component. */
export const reviewTexts = featureTexts('review', {
  en: async () => (await import('./en.ts')).reviewEn,
  ru: async () => (await import('./ru.ts')).reviewRu,
  zh: async () => (await import('./zh.ts')).reviewZh,
});

export type TranslateReview = TranslateFeature<typeof reviewEn>;

/** Texts of the review sheet: what each operation does, in words, what changed meanwhile, and what became of it. */
export const useReviewT = () => useFeatureTexts(reviewTexts);

import { type TranslateReview, useReviewT } from '../texts/reviewTexts.ts';

/** The texts of the review sheet, for other features that describe operations. */
export const useReviewSentences = (): TranslateReview => useReviewT();

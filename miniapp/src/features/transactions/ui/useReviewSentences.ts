import { type TranslateReview, useReviewT } from '../texts/reviewTexts.ts';

/** The words of the review sheet, for other features that tell of operations. */
export const useReviewSentences = (): TranslateReview => useReviewT();

import { type ReviewRequest, useReviewAction } from '../../../transactions/model/review.ts';

/** What a press does that opens the review of a request (null: something is missing still); `onSent` runs once it is on its way. */
export function useReviewPool(request: ReviewRequest | null, onSent: () => void): () => void {
  const action = useReviewAction(() => request ?? 'wrong');
  const review = async () => {
    if ((await action.open()).state === 'sent') onSent();
  };
  return () => void review();
}

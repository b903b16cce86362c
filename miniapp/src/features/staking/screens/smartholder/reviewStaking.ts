import { usePending } from '../../../transactions/model/pending.ts';
import { openReview, type ReviewRequest } from '../../../transactions/model/review.ts';

/** Opens the review of a request; true once it is signed and has not come to nothing. */
export async function reviewStaking(request: ReviewRequest): Promise<boolean> {
  const { id } = await openReview(request);
  if (id === null) return false;
  const phase = usePending.getState().transactions.find((each) => each.id === id)?.phase;
  return phase !== 'expired' && phase !== 'refused';
}

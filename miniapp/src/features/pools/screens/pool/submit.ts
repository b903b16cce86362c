import { messenger } from '../../../../platform/messenger/messenger.ts';
import { usePending } from '../../../transactions/model/pending.ts';
import { openReview, type ReviewRequest } from '../../../transactions/model/review.ts';

/** True when a signed transaction has come to nothing: what was typed is still wanted then. */
function hasFailed(id: string): boolean {
  const phase = usePending.getState().transactions.find((each) => each.id === id)?.phase;
  return phase === 'expired' || phase === 'refused';
}

/** Opens the review of a request, and calls `onSent` once it is signed and not refused. Null: something is missing still. */
export async function submit(request: ReviewRequest | null, onSent: () => void): Promise<void> {
  if (request === null) {
    messenger.haptic('warning');
    return;
  }
  const { id } = await openReview(request);
  if (id !== null && !hasFailed(id)) onSent();
}

import type { OperationOf } from '@xbts/shared/protocol/operations.ts';
import { useLocation } from 'wouter';
import { usePending } from '../../../transactions/model/pending.ts';
import { openReview, type ReviewRequest } from '../../../transactions/model/review.ts';

/** True when a signed transaction has come to nothing: what was typed is still wanted then. */
function hasFailed(id: string): boolean {
  const phase = usePending.getState().transactions.find((each) => each.id === id)?.phase;
  return phase === 'expired' || phase === 'refused';
}

/** The memo stood in for the size of the real one, which the signer makes. */
function withoutMemo([type, { memo: _, ...transfer }]: OperationOf<0>): OperationOf<0> {
  return [type, transfer];
}

type SentRequest = Omit<ReviewRequest, 'operations'> & { operations: readonly OperationOf<0>[] };

/** Opens the review of payments, and leads to the wallet once they are on their way. */
export function useSendReview(): (request: SentRequest) => Promise<void> {
  const [, navigate] = useLocation();
  return async (request) => {
    const { id } = await openReview({ ...request, operations: request.operations.map(withoutMemo) });
    if (id !== null && !hasFailed(id)) navigate('/wallet', { replace: true });
  };
}

import { Suspense } from 'react';
import { lazyPart } from '../../../platform/parts/loadPart.ts';
import { useMainAction } from '../../../ui/inputs/useMainAction.ts';
import { useUnsavedWork } from '../../../ui/inputs/useUnsavedWork.ts';
import { Sheet } from '../../../ui/overlays/Sheet.tsx';
import { useAccounts } from '../../account/model/accounts.ts';
import { useLeaving } from '../../account/model/useLeaving.ts';
import { endOf, usePending } from '../model/pending.ts';
import {
  CANCELLED,
  closeReview,
  type ReviewOutcome,
  type ReviewRequest,
  useReview,
} from '../model/review.ts';
import { useReviewReading } from '../model/useReviewReading.ts';
import { useReviewSigning } from '../model/useReviewSigning.ts';
import { useReviewT } from '../texts/reviewTexts.ts';
import { ReviewForm } from './ReviewForm.tsx';
import { TransactionProgress } from './TransactionProgress.tsx';

const ProposalSheet = lazyPart(
  async () => (await import('../../proposals/ui/ProposalSheet.tsx')).ProposalSheet,
);

/** What is about to be signed, its confirmation, and then what becomes of it. */
export function ReviewSheet() {
  const request = useReview((review) => review.request);
  // A screen's own main action must not lie under the sheet.
  useMainAction('none');
  const saved = useAccounts(({ accounts }) => accounts.find(({ name }) => name === request?.account));
  if (request === null) return null;
  // Keys that are not enough make no signature, but a proposal to those who sign as well.
  const review = <OpenReview request={request} />;
  if (saved?.canSign !== false && request.isShared !== true) return review;
  return (
    <Suspense fallback={null}>
      <ProposalSheet request={request}>{review}</ProposalSheet>
    </Suspense>
  );
}

/** What became by now of a review that signed this transaction, or nothing. */
function outcomeOf(id: string | null): ReviewOutcome {
  if (id === null) return CANCELLED;
  const transaction = usePending.getState().transactions.find((each) => each.id === id);
  const end = transaction === undefined ? null : endOf(transaction);
  return { state: end === 'refused' || end === 'expired' ? end : 'sent', id };
}

function OpenReview({ request }: { request: ReviewRequest }) {
  const t = useReviewT();
  const reading = useReviewReading(request);
  const signing = useReviewSigning(request, reading);
  const { id } = signing;
  // What is not signed yet would be lost; what is signed is looked after by TransactionProgress.
  useUnsavedWork(id === null);
  const close = () => closeReview(outcomeOf(id));
  // While the signature is being made there is nothing to go back to.
  const onClose = signing.isSigning ? undefined : close;
  useLeaving(onClose);
  const title = id === null ? t('review.title') : t('transaction.title');
  return (
    <Sheet isOpen title={title} onClose={onClose}>
      {id === null ? (
        <ReviewForm reading={reading} signing={signing} account={request.account} />
      ) : (
        <TransactionProgress id={id} onRetry={reading.read} onClose={close} />
      )}
    </Sheet>
  );
}

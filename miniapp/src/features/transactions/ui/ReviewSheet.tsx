import { useLeaving } from '../../../app/modals/useLeaving.ts';
import { useMainAction } from '../../../ui/inputs/useMainAction.ts';
import { useUnsavedWork } from '../../../ui/inputs/useUnsavedWork.ts';
import { Sheet } from '../../../ui/overlays/Sheet.tsx';
import { closeReview, type ReviewRequest, useReview } from '../model/review.ts';
import { useReviewFlow } from '../model/useReviewFlow.ts';
import { useReviewT } from '../texts/reviewTexts.ts';
import { ReviewForm } from './ReviewForm.tsx';
import { TransactionProgress } from './TransactionProgress.tsx';

/** What is about to be signed, its confirmation, and then what becomes of it. */
export function ReviewSheet() {
  const request = useReview((review) => review.request);
  // A screen's own main action must not lie under the sheet.
  useMainAction('none');
  return request === null ? null : <OpenReview request={request} />;
}

function OpenReview({ request }: { request: ReviewRequest }) {
  const t = useReviewT();
  const flow = useReviewFlow(request);
  // What is not signed yet would be lost; what is signed is looked after by TransactionProgress.
  useUnsavedWork(flow.id === null);
  const close = () => closeReview({ id: flow.id });
  // While the signature is being made there is nothing to go back to.
  const onClose = flow.isSigning ? undefined : close;
  useLeaving(onClose);
  const title = flow.id === null ? t('review.title') : t('transaction.title');
  return (
    <Sheet isOpen title={title} onClose={onClose}>
      {flow.id === null ? (
        <ReviewForm flow={flow} account={request.account} />
      ) : (
        <TransactionProgress
          id={flow.id}
          refusals={request.refusals ?? {}}
          onRetry={flow.read}
          onClose={close}
        />
      )}
    </Sheet>
  );
}

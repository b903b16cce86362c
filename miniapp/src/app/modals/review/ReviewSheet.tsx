import { Sheet } from '../../../components/Sheet.tsx';
import { useMainAction } from '../../../components/useMainAction.ts';
import { useUnsavedWork } from '../../../components/useUnsavedWork.ts';
import { useT } from '../../../i18n/useT.ts';
import { closeReview, type ReviewRequest, useReview } from '../../../stores/review.ts';
import { useLeaving } from '../useLeaving.ts';
import { ReviewForm } from './ReviewForm.tsx';
import { TransactionProgress } from './TransactionProgress.tsx';
import { useReviewFlow } from './useReviewFlow.ts';

/** What is about to be signed, its confirmation, and then what becomes of it. */
export function ReviewSheet() {
  const request = useReview((review) => review.request);
  // A screen's own main action must not lie under the sheet.
  useMainAction('none');
  return request === null ? null : <OpenReview request={request} />;
}

function OpenReview({ request }: { request: ReviewRequest }) {
  const t = useT();
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

import { Suspense, useState } from 'react';
import { lazyPart } from '../../../platform/parts/loadPart.ts';
import { useMainAction } from '../../../ui/inputs/useMainAction.ts';
import { useUnsavedWork } from '../../../ui/inputs/useUnsavedWork.ts';
import { Sheet } from '../../../ui/overlays/Sheet.tsx';
import { useAccounts } from '../../accounts/model/accounts.ts';
import { useSession } from '../../accounts/model/session.ts';
import { useIsPinless } from '../../accounts/model/useIsPinless.ts';
import { useLeaving } from '../../accounts/model/useLeaving.ts';
import { usePinTitle } from '../../accounts/ui/pin/ForgotPin.tsx';
import { endOf, usePending } from '../model/pending.ts';
import {
  CANCELLED,
  closeReview,
  type ReviewOutcome,
  type ReviewRequest,
  useReview,
} from '../model/review.ts';
import { useReviewReading } from '../model/useReviewReading.ts';
import { type ReviewSigning, useReviewSigning } from '../model/useReviewSigning.ts';
import { useReviewT } from '../texts/reviewTexts.ts';
import { ReviewForm } from './ReviewForm.tsx';
import { ReviewPin } from './ReviewPin.tsx';
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
  const step = usePinStep(signing);
  const pinTitle = usePinTitle();
  if (id === null && step.isAsked && reading.shown !== null) {
    const onBack = onClose && step.leave;
    return (
      <Sheet isOpen isTall title={pinTitle} onClose={onClose} onBack={onBack}>
        <ReviewPin
          account={request.account}
          prepared={reading.shown.prepared}
          signing={signing}
          onConfirm={step.confirm}
        />
      </Sheet>
    );
  }
  const title = id === null ? t('review.title') : t('transaction.title');
  return (
    <Sheet isOpen isTall={id === null} title={title} onClose={onClose}>
      {id === null ? (
        <ReviewForm reading={reading} signing={signing} account={request.account} onConfirm={step.confirm} />
      ) : (
        <TransactionProgress id={id} onRetry={reading.read} onClose={close} />
      )}
    </Sheet>
  );
}

interface PinStep {
  readonly isAsked: boolean;
  /** Signs; while the keys are locked, asks for the PIN first. A wallet without a PIN asks its sensor at the press. */
  confirm(): void;
  leave(): void;
}

/** The second step of a review, taken by the press that confirms locked keys. */
function usePinStep(signing: ReviewSigning): PinStep {
  const [isAsked, setAsked] = useState(false);
  const isPinless = useIsPinless();
  const sign = async () => {
    await signing.confirm();
    // Unlocked and not signed: the user has to look again at what changed.
    if (useSession.getState().isUnlocked) setAsked(false);
  };
  return {
    isAsked,
    confirm() {
      if (isAsked || isPinless || useSession.getState().isUnlocked) void sign();
      else setAsked(true);
    },
    leave: () => setAsked(false),
  };
}

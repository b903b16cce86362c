import type { AppError } from '@xbts/shared/errors/appError.ts';
import { Suspense } from 'react';
import { errorText } from '../../../platform/i18n/errorText.ts';
import { lazyPart } from '../../../platform/parts/loadPart.ts';
import { Failure } from '../../../ui/display/Failure.tsx';
import { Notice } from '../../../ui/display/Notice.tsx';
import { Skeleton } from '../../../ui/display/Skeleton.tsx';
import { Button } from '../../../ui/inputs/Button.tsx';
import { useMainAction } from '../../../ui/inputs/useMainAction.ts';
import { useUnsavedWork } from '../../../ui/inputs/useUnsavedWork.ts';
import { Sheet } from '../../../ui/overlays/Sheet.tsx';
import { type SavedAccount, useAccounts } from '../../account/model/accounts.ts';
import { useSession } from '../../account/model/session.ts';
import { useLeaving } from '../../account/model/useLeaving.ts';
import { PinField } from '../../vault/ui/pin/PinField.tsx';
import { SensorButton } from '../../vault/ui/unlock/SensorButton.tsx';
import { keyOf } from '../model/dangers.ts';
import { endOf, usePending } from '../model/pending.ts';
import type { Shown } from '../model/prepareReview.ts';
import {
  CANCELLED,
  closeReview,
  type ReviewOutcome,
  type ReviewRequest,
  useReview,
} from '../model/review.ts';
import { approvedBy } from '../model/reviewedProposals.ts';
import { type OpenReview, useOpenReview } from '../model/useOpenReview.ts';
import { useReviewT } from '../texts/reviewTexts.ts';
import { Consents } from './Consents.tsx';
import { ReviewDetails } from './ReviewDetails.tsx';
import { ReviewProof } from './ReviewProof.tsx';
import styles from './ReviewSheet.module.css';
import { TransactionProgress } from './TransactionProgress.tsx';

const ApprovalVerdicts = lazyPart(
  async () => (await import('../../proposals/ui/ApprovalVerdicts.tsx')).ApprovalVerdicts,
);

const ProposalSheet = lazyPart(
  async () => (await import('../../proposals/ui/ProposalSheet.tsx')).ProposalSheet,
);

/** The transaction to sign, its confirmation, and then its progress. */
export function ReviewSheet() {
  const request = useReview((review) => review.request);
  // A screen's own main action must not lie under the sheet.
  useMainAction('none');
  const saved = useAccounts(({ accounts }) => accounts.find(({ name }) => name === request?.account));
  if (request === null) return null;
  // Keys that are not enough make no signature, but a proposal to those who sign as well.
  const sheet = <RequestedReview request={request} />;
  if (saved?.canSign !== false && request.isShared !== true) return sheet;
  return (
    <Suspense fallback={null}>
      <ProposalSheet request={request}>{sheet}</ProposalSheet>
    </Suspense>
  );
}

/** The current outcome of a review that signed this transaction, if any. */
function outcomeOf(id: string | null): ReviewOutcome {
  if (id === null) return CANCELLED;
  const transaction = usePending.getState().transactions.find((each) => each.id === id);
  const end = transaction === undefined ? null : endOf(transaction);
  return { state: end === 'refused' || end === 'expired' ? end : 'sent', id };
}

function RequestedReview({ request }: { request: ReviewRequest }) {
  const t = useReviewT();
  const review = useOpenReview(request);
  const { id } = review;
  // What is not signed yet would be lost; what is signed is looked after by TransactionProgress.
  useUnsavedWork(id === null);
  const close = () => closeReview(outcomeOf(id));
  // While the signature is being made there is nothing to go back to.
  const onClose = review.isSigning ? undefined : close;
  useLeaving(onClose);
  const title = id === null ? t('review.title') : t('transaction.title');
  return (
    <Sheet isOpen title={title} onClose={onClose}>
      {id === null ? (
        <ReviewForm review={review} account={request.account} />
      ) : (
        <TransactionProgress id={id} onRetry={review.read} onClose={close} />
      )}
    </Sheet>
  );
}

/** What will be signed, and the button that signs it; asks for the PIN when the keys are locked. */
function ReviewForm({ review, account }: { review: OpenReview; account: string }) {
  const t = useReviewT();
  const isUnlocked = useSession((session) => session.isUnlocked);
  const { shown, error, pin, dangers, consented } = review;
  const saved = useAccounts(({ accounts }) => accounts.find(({ name }) => name === account));
  const canSign = saved?.canSign ?? false;
  if (shown === null && error !== null) return <Failure error={error} onRetry={review.read} />;
  if (shown === null) return <Reading />;
  const { prepared } = shown;
  const approved = approvedBy(prepared.operations, prepared.proposals);
  const isConsented = review.isJudged && dangers.every((danger) => consented.has(keyOf(danger)));
  const isHindered = !canSign || prepared.shortage !== null || pin.waitSeconds > 0 || !isConsented;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void review.confirm();
      }}
    >
      {/* Why the press was not enough stands where it is seen without scrolling. */}
      {shown.needsConsent && <ReviewChanges shown={shown} />}
      <ReviewDetails prepared={prepared} />
      {!shown.needsConsent && <ReviewChanges shown={shown} />}
      <Warnings shown={shown} error={error} account={account} saved={saved} />
      {approved.length > 0 && (
        <Suspense fallback={null}>
          <ApprovalVerdicts prepared={prepared} approved={approved} onJudged={review.judge} />
        </Suspense>
      )}
      <ReviewProof shown={shown} />
      <Consents dangers={dangers} consented={consented} onChange={review.consent} />
      {canSign && !isUnlocked && <PinField entry={pin} input={pin.input} hint={t('review.pinHint')} />}
      {canSign && !isUnlocked && <SensorButton account={account} onUnlocked={pin.clearError} />}
      <div className={styles.confirm}>
        <Button
          type="submit"
          isStretched
          isLoading={review.isSigning || pin.isBusy}
          isDisabled={isHindered}
          hasFocus={isUnlocked}
        >
          {t('review.confirm')}
        </Button>
        <p className={styles.final}>{t('review.final')}</p>
      </div>
    </form>
  );
}

function Reading() {
  const t = useReviewT();
  return (
    <div className={styles.form} role="status" aria-label={t('review.wait')}>
      <Skeleton width="60%" height={34} />
      <Skeleton width="100%" height={24} />
      <Skeleton width="100%" height={24} />
      <Skeleton width="100%" height={24} />
      <Skeleton width="100%" height={50} />
    </div>
  );
}

interface WarningsProps {
  shown: Shown;
  error: AppError | null;
  account: string;
  saved: SavedAccount | undefined;
}

function Warnings({ shown, error, account, saved }: WarningsProps) {
  const t = useReviewT();
  const problem = shown.prepared.shortage ?? error;
  return (
    <>
      {saved?.canSign !== true && (
        <Notice tone="warning">
          {saved?.type === 'view' ? t('review.viewOnly') : t('review.multiSignature', { account })}
        </Notice>
      )}
      {shown.hasFeeChanged && <Notice tone="warning">{t('review.feeChanged')}</Notice>}
      {shown.haveNamesChanged && <Notice tone="error">{t('review.namesChanged')}</Notice>}
      {problem !== null && <Notice tone="error">{errorText(problem)}</Notice>}
    </>
  );
}

/** The figures that changed, old and new, and, when they are worse, the note that nothing was signed. */
function ReviewChanges({ shown }: { shown: Pick<Shown, 'changes' | 'needsConsent' | 'request'> }) {
  const t = useReviewT();
  const { changes, needsConsent, request } = shown;
  if (changes.length === 0 && !needsConsent) return null;
  return (
    <Notice tone={needsConsent ? 'error' : 'info'}>
      {needsConsent && request.worse !== undefined && <strong>{request.worse}</strong>}
      <div>{t(needsConsent ? 'review.consent' : 'review.changed')}</div>
      {changes.map(({ label, before, now }) => (
        <div key={label} className={styles.change}>
          {label}: <del>{t('review.before', { figure: before })}</del>{' '}
          <ins>{t('review.now', { figure: now })}</ins>
        </div>
      ))}
    </Notice>
  );
}

import { type AppError, hasCode } from '@xbts/shared/errors/appError.ts';
import { Suspense, useState } from 'react';
import { errorText } from '../../../platform/i18n/errorText.ts';
import { lazyPart } from '../../../platform/parts/loadPart.ts';
import { Failure } from '../../../ui/display/Failure.tsx';
import { Icon } from '../../../ui/display/icons/Icon.tsx';
import { Notice } from '../../../ui/display/Notice.tsx';
import { Skeleton } from '../../../ui/display/Skeleton.tsx';
import { Button } from '../../../ui/inputs/Button.tsx';
import { useMainAction } from '../../../ui/inputs/useMainAction.ts';
import { useUnsavedWork } from '../../../ui/inputs/useUnsavedWork.ts';
import { Sheet } from '../../../ui/overlays/Sheet.tsx';
import { type SavedAccount, useAccounts } from '../../account/model/accounts.ts';
import { useSession } from '../../account/model/session.ts';
import { useLeaving } from '../../account/model/useLeaving.ts';
import { useIsPinless } from '../../vault/model/useIsPinless.ts';
import { LogInAgain } from '../../vault/ui/LogInAgain.tsx';
import { usePinTitle } from '../../vault/ui/pin/ForgotPin.tsx';
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
import { Cautions, ReviewAmounts, ReviewFacts } from './ReviewBody.tsx';
import { ReviewDetails, ReviewWords } from './ReviewDetails.tsx';
import { ReviewPin } from './ReviewPin.tsx';
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
  const step = usePinStep(review);
  const pinTitle = usePinTitle();
  if (id === null && step.isAsked && review.shown !== null) {
    const onBack = onClose && step.leave;
    return (
      <Sheet isOpen isTall title={pinTitle} onClose={onClose} onBack={onBack}>
        <ReviewPin
          account={request.account}
          prepared={review.shown.prepared}
          review={review}
          onConfirm={step.confirm}
        />
      </Sheet>
    );
  }
  const title = id === null ? t('review.title') : t('transaction.title');
  return (
    <Sheet isOpen isTall={id === null} title={title} onClose={onClose}>
      {id === null ? (
        <ReviewForm review={review} account={request.account} onConfirm={step.confirm} />
      ) : (
        <TransactionProgress id={id} onRetry={review.read} onClose={close} />
      )}
    </Sheet>
  );
}

interface PinStep {
  readonly isAsked: boolean;
  /** Signs; while the keys are locked, asks for the PIN first. A wallet without a PIN asks its sensor. */
  confirm(): void;
  leave(): void;
}

/** The second step of a review: locked keys ask for the PIN once the user confirms. */
function usePinStep(review: OpenReview): PinStep {
  const [isAsked, setAsked] = useState(false);
  const isPinless = useIsPinless();
  const sign = async () => {
    await review.confirm();
    // Unlocked but not signed: figures changed, and the user looks at them again.
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

/** The reason to trust the request, shown if nothing warns. */
function Verdict({ shown, isCalm }: { shown: Shown; isCalm: boolean }) {
  const { verdict } = shown.request;
  if (verdict === undefined || !isCalm || shown.prepared.warnings.length > 0) return null;
  return (
    <p className={styles.verdict}>
      <Icon name="check" size={16} /> {verdict}
    </p>
  );
}

interface ReviewFormProps {
  review: OpenReview;
  account: string;
  /** Signs, or asks for the PIN first. */
  onConfirm: () => void;
}

/** What will be signed: amounts, recipient, fee, one verdict or the warnings, folded details, and the button. */
function ReviewForm({ review, account, onConfirm }: ReviewFormProps) {
  const t = useReviewT();
  const { shown, error, pin, dangers, consented } = review;
  const saved = useAccounts(({ accounts }) => accounts.find(({ name }) => name === account));
  const canSign = saved?.canSign ?? false;
  if (hasCode(error, 'keys.changed')) return <DeadKeys error={error} />;
  if (shown === null && error !== null) return <Failure error={error} onRetry={review.read} />;
  if (shown === null) return <Reading />;
  const { prepared } = shown;
  const approved = approvedBy(prepared.operations, prepared.proposals);
  const isConsented = review.isJudged && dangers.every((danger) => consented.has(keyOf(danger)));
  // A wait after wrong PINs is explained in the PIN step.
  const isHindered = !canSign || prepared.shortage !== null || !isConsented;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onConfirm();
      }}
    >
      <div className={styles.scroll}>
        {/* The reason why the press was not enough stays in view without scrolling. */}
        {shown.needsConsent && <ReviewChanges shown={shown} />}
        <ReviewAmounts prepared={prepared} />
        <ReviewFacts prepared={prepared} />
        <ReviewWords prepared={prepared} />
        {!shown.needsConsent && <ReviewChanges shown={shown} />}
        <Cautions prepared={prepared} />
        <Warnings shown={shown} error={error} account={account} saved={saved} />
        {approved.length > 0 && (
          <Suspense fallback={null}>
            <ApprovalVerdicts prepared={prepared} approved={approved} onJudged={review.judge} />
          </Suspense>
        )}
        {shown.nodes.length === 1 && <Notice tone="warning">{t('review.oneNode')}</Notice>}
        <Verdict shown={shown} isCalm={dangers.length === 0 && shown.nodes.length > 1} />
        <ReviewDetails shown={shown} />
        <Consents dangers={dangers} consented={consented} onChange={review.consent} />
      </div>
      <div className={styles.foot}>
        <Button
          type="submit"
          isStretched
          isLoading={review.isSigning || pin.isBusy}
          isDisabled={isHindered}
          hasFocus
        >
          {t('review.confirm')}
        </Button>
        <p className={styles.final}>{t('review.final')}</p>
      </div>
    </form>
  );
}

/** The keys on this device can no longer sign: another try cannot help, a login can. */
function DeadKeys({ error }: { error: AppError }) {
  return (
    <div className={styles.form}>
      <div className={styles.scroll}>
        <Notice tone="error">{errorText(error)}</Notice>
      </div>
      <div className={styles.foot}>
        <LogInAgain />
      </div>
    </div>
  );
}

function Reading() {
  const t = useReviewT();
  return (
    <div className={styles.life} role="status" aria-label={t('review.wait')}>
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

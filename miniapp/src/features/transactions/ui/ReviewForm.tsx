import { type AppError, hasCode } from '@xbts/shared/errors/appError.ts';
import { Suspense } from 'react';
import { errorText } from '../../../platform/i18n/errorText.ts';
import { lazyPart } from '../../../platform/parts/loadPart.ts';
import { Failure } from '../../../ui/display/Failure.tsx';
import { Icon } from '../../../ui/display/icons/Icon.tsx';
import { Notice } from '../../../ui/display/Notice.tsx';
import { Skeleton } from '../../../ui/display/Skeleton.tsx';
import { type SavedAccount, useAccounts } from '../../account/model/accounts.ts';
import { LogInAgain } from '../../vault/ui/LogInAgain.tsx';
import type { Shown } from '../model/prepareReview.ts';
import { approvedBy } from '../model/reviewedProposals.ts';
import type { OpenReview } from '../model/useOpenReview.ts';
import { useReviewT } from '../texts/reviewTexts.ts';
import { Consents } from './Consents.tsx';
import { Cautions, ReviewAmounts, ReviewFacts } from './ReviewBody.tsx';
import { ReviewDetails, ReviewWords } from './ReviewDetails.tsx';
import styles from './ReviewSheet.module.css';

const ApprovalVerdicts = lazyPart(
  async () => (await import('../../proposals/ui/ApprovalVerdicts.tsx')).ApprovalVerdicts,
);

/** The one sentence that speaks for the request, shown where nothing warns. */
function Verdict({ shown, isCalm }: { shown: Shown; isCalm: boolean }) {
  const { verdict } = shown.request;
  if (verdict === undefined || !isCalm || shown.prepared.warnings.length > 0) return null;
  const { text, isGood } = verdict;
  return (
    <p className={isGood ? styles.verdict : styles.plain}>
      {isGood && <Icon name="check" size={16} />} {text}
    </p>
  );
}

export interface ReviewFormProps {
  review: OpenReview;
  account: string;
  /** Signs, or asks for the PIN first. */
  onConfirm: () => void;
}

/** What will be signed: amounts, recipient, fee, one verdict or the warnings, folded details; what needs a consent stands beside the button. */
export function ReviewForm({ review, account, onConfirm }: ReviewFormProps) {
  const t = useReviewT();
  const { shown, error, dangers, consented } = review;
  const saved = useAccounts(({ accounts }) => accounts.find(({ name }) => name === account));
  if (hasCode(error, 'keys.changed')) return <DeadKeys error={error} />;
  if (shown === null && error !== null) return <Failure error={error} onRetry={review.read} />;
  if (shown === null) return <Reading />;
  const { prepared } = shown;
  const approved = approvedBy(prepared.operations, prepared.proposals);
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
      </div>
      <div className={styles.foot}>
        {dangers.length > 0 && (
          <div className={styles.consents}>
            <Consents dangers={dangers} consented={consented} onChange={review.consent} />
          </div>
        )}
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

import { type AppError, hasCode } from '@xbts/shared/errors/appError.ts';
import { Suspense } from 'react';
import { errorText } from '../../../platform/i18n/errorText.ts';
import { lazyPart } from '../../../platform/parts/loadPart.ts';
import { Failure } from '../../../ui/display/Failure.tsx';
import { Icon } from '../../../ui/display/icons/Icon.tsx';
import { Notice } from '../../../ui/display/Notice.tsx';
import { Skeleton } from '../../../ui/display/Skeleton.tsx';
import { Button } from '../../../ui/inputs/Button.tsx';
import { type SavedAccount, useAccounts } from '../../accounts/model/accounts.ts';
import { LogInAgain } from '../../accounts/ui/LogInAgain.tsx';
import { keyOf } from '../model/dangers.ts';
import { approvedBy } from '../model/reviewedProposals.ts';
import type { ReviewReading, Shown } from '../model/useReviewReading.ts';
import type { ReviewSigning } from '../model/useReviewSigning.ts';
import { useReviewT } from '../texts/reviewTexts.ts';
import { Consents } from './Consents.tsx';
import { Cautions, ReviewAmounts, ReviewFacts } from './ReviewBody.tsx';
import { ReviewDetails, ReviewWords } from './ReviewDetails.tsx';
import styles from './ReviewSheet.module.css';

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

const ApprovalVerdicts = lazyPart(
  async () => (await import('../../proposals/ui/ApprovalVerdicts.tsx')).ApprovalVerdicts,
);

/** What speaks for what is asked: shown where nothing speaks against it. */
function Verdict({ shown, isCalm }: { shown: Shown; isCalm: boolean }) {
  const { verdict } = shown.request;
  if (verdict === undefined || !isCalm || shown.prepared.warnings.length > 0) return null;
  return (
    <p className={styles.verdict}>
      <Icon name="check" size={16} /> {verdict}
    </p>
  );
}

export interface ReviewFormProps {
  reading: ReviewReading;
  signing: ReviewSigning;
  account: string;
  /** Signs, or asks for the PIN first. */
  onConfirm: () => void;
}

/** What will be signed: amounts, recipient, fee, one verdict or what warns, folded details, and the button that goes on. */
export function ReviewForm({ reading, signing, account, onConfirm }: ReviewFormProps) {
  const t = useReviewT();
  const { shown, error } = reading;
  const { pin } = signing;
  const saved = useAccounts(({ accounts }) => accounts.find(({ name }) => name === account));
  const canSign = saved?.canSign ?? false;
  if (hasCode(error, 'keys.changed')) return <DeadKeys error={error} />;
  if (shown === null && error !== null) return <Failure error={error} onRetry={reading.read} />;
  if (shown === null) return <Reading />;
  const { prepared } = shown;
  const { dangers, consented } = signing;
  const approved = approvedBy(prepared.operations, prepared.proposals);
  const isConsented = signing.isJudged && dangers.every((danger) => consented.has(keyOf(danger)));
  const isHindered = !canSign || prepared.shortage !== null || pin.waitSeconds > 0 || !isConsented;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onConfirm();
      }}
    >
      <div className={styles.scroll}>
        {/* Why the press was not enough stands where it is seen without scrolling. */}
        {shown.needsConsent && <ReviewChanges shown={shown} />}
        <ReviewAmounts prepared={prepared} />
        <ReviewFacts prepared={prepared} />
        <ReviewWords prepared={prepared} />
        {!shown.needsConsent && <ReviewChanges shown={shown} />}
        <Cautions prepared={prepared} />
        <Warnings shown={shown} error={error} account={account} saved={saved} />
        {approved.length > 0 && (
          <Suspense fallback={null}>
            <ApprovalVerdicts prepared={prepared} approved={approved} onJudged={signing.judge} />
          </Suspense>
        )}
        {shown.nodes.length === 1 && <Notice tone="warning">{t('review.oneNode')}</Notice>}
        <Verdict shown={shown} isCalm={dangers.length === 0 && shown.nodes.length > 1} />
        <ReviewDetails shown={shown} />
        <Consents dangers={dangers} consented={consented} onChange={signing.consent} />
      </div>
      <div className={styles.foot}>
        <Button
          type="submit"
          isStretched
          isLoading={signing.isSigning || pin.isBusy}
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

/** The keys on this device sign nothing any more: another try cannot help, a login can. */
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

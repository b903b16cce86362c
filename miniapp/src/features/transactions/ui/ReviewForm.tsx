import type { AppError } from '@xbts/shared/errors/appError.ts';
import { Suspense } from 'react';
import { errorText } from '../../../platform/i18n/errorText.ts';
import { lazyPart } from '../../../platform/parts/loadPart.ts';
import { Failure } from '../../../ui/display/Failure.tsx';
import { Notice } from '../../../ui/display/Notice.tsx';
import { Skeleton } from '../../../ui/display/Skeleton.tsx';
import { Button } from '../../../ui/inputs/Button.tsx';
import { type SavedAccount, useAccounts } from '../../account/model/accounts.ts';
import { useSession } from '../../account/model/session.ts';
import { PinField } from '../../vault/ui/pin/PinField.tsx';
import { SensorButton } from '../../vault/ui/unlock/SensorButton.tsx';
import { keyOf } from '../model/dangers.ts';
import { approvedBy } from '../model/reviewedProposals.ts';
import type { ReviewReading, Shown } from '../model/useReviewReading.ts';
import type { ReviewSigning } from '../model/useReviewSigning.ts';
import { useReviewT } from '../texts/reviewTexts.ts';
import { Consents } from './Consents.tsx';
import { ReviewDetails } from './ReviewDetails.tsx';
import { ReviewProof } from './ReviewProof.tsx';
import styles from './ReviewSheet.module.css';

/** The changed figures, old and new, and, when they are worse, the note that nothing was signed. */
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

/** The review and the button that signs it; asks for the PIN when the keys are locked. */
export function ReviewForm({
  reading,
  signing,
  account,
}: {
  reading: ReviewReading;
  signing: ReviewSigning;
  account: string;
}) {
  const t = useReviewT();
  const isUnlocked = useSession((session) => session.isUnlocked);
  const { shown, error } = reading;
  const { pin } = signing;
  const saved = useAccounts(({ accounts }) => accounts.find(({ name }) => name === account));
  const canSign = saved?.canSign ?? false;
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
        void signing.confirm();
      }}
    >
      {/* The reason for another press must be visible without scrolling. */}
      {shown.needsConsent && <ReviewChanges shown={shown} />}
      <ReviewDetails prepared={prepared} />
      {!shown.needsConsent && <ReviewChanges shown={shown} />}
      <Warnings shown={shown} error={error} account={account} saved={saved} />
      {approved.length > 0 && (
        <Suspense fallback={null}>
          <ApprovalVerdicts prepared={prepared} approved={approved} onJudged={signing.judge} />
        </Suspense>
      )}
      <ReviewProof shown={shown} />
      <Consents dangers={dangers} consented={consented} onChange={signing.consent} />
      {canSign && !isUnlocked && <PinField entry={pin} input={pin.input} hint={t('review.pinHint')} />}
      {canSign && !isUnlocked && <SensorButton account={account} onUnlocked={pin.clearError} />}
      <div className={styles.confirm}>
        <Button
          type="submit"
          isStretched
          isLoading={signing.isSigning || pin.isBusy}
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

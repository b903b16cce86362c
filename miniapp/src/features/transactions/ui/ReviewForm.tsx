import { errorText } from '../../../platform/i18n/errorText.ts';
import { Failure } from '../../../ui/display/Failure.tsx';
import { Notice } from '../../../ui/display/Notice.tsx';
import { Skeleton } from '../../../ui/display/Skeleton.tsx';
import { Button } from '../../../ui/inputs/Button.tsx';
import { type SavedAccount, useAccounts } from '../../accounts/model/accounts.ts';
import { useSession } from '../../accounts/model/session.ts';
import { PinField } from '../../accounts/ui/pin/PinField.tsx';
import { SensorButton } from '../../accounts/ui/unlock/SensorButton.tsx';
import type { ReviewFlow } from '../model/useReviewFlow.ts';
import { useReviewT } from '../texts/reviewTexts.ts';
import { ReviewChanges } from './ReviewChanges.tsx';
import { ReviewDetails } from './ReviewDetails.tsx';
import styles from './ReviewSheet.module.css';

/** What will be signed, and the button that signs it; asks for the PIN when the keys are locked. */
export function ReviewForm({ flow, account }: { flow: ReviewFlow; account: string }) {
  const t = useReviewT();
  const isUnlocked = useSession((session) => session.isUnlocked);
  const { prepared, error, pin } = flow;
  const saved = useAccounts(({ accounts }) => accounts.find(({ name }) => name === account));
  const canSign = saved?.canSign ?? false;
  if (prepared === null && error !== null) return <Failure error={error} onRetry={flow.read} />;
  if (prepared === null) return <Reading />;
  const isHindered = !canSign || prepared.shortage !== null || pin.waitSeconds > 0;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void flow.confirm();
      }}
    >
      <ReviewDetails prepared={prepared} />
      <ReviewChanges changes={flow.changes} needsConsent={flow.needsConsent} />
      <Warnings flow={flow} account={account} saved={saved} />
      {canSign && !isUnlocked && <PinField entry={pin} input={pin.input} hint={t('review.pinHint')} />}
      {canSign && !isUnlocked && <SensorButton account={account} onUnlocked={pin.clearError} />}
      <div className={styles.confirm}>
        <Button
          type="submit"
          isStretched
          isLoading={flow.isSigning || pin.isBusy}
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
  flow: ReviewFlow;
  account: string;
  saved: SavedAccount | undefined;
}

function Warnings({ flow, account, saved }: WarningsProps) {
  const t = useReviewT();
  const problem = flow.prepared?.shortage ?? flow.error;
  return (
    <>
      {saved?.canSign !== true && (
        <Notice tone="warning">
          {saved?.type === 'view' ? t('review.viewOnly') : t('review.multiSignature', { account })}
        </Notice>
      )}
      {flow.hasFeeChanged && <Notice tone="warning">{t('review.feeChanged')}</Notice>}
      {problem !== null && <Notice tone="error">{errorText(problem)}</Notice>}
    </>
  );
}

import { Button } from '../../../ui/inputs/Button.tsx';
import { ForgotPin } from '../../vault/ui/pin/ForgotPin.tsx';
import { PinEntryPad } from '../../vault/ui/pin/PinEntryPad.tsx';
import { useSensorUnlock } from '../../vault/ui/unlock/useSensorUnlock.ts';
import type { PreparedReview } from '../model/prepareReview.ts';
import type { OpenReview } from '../model/useOpenReview.ts';
import { useReviewT } from '../texts/reviewTexts.ts';
import { LinesText, Worth } from './ReviewLines.tsx';
import styles from './ReviewSheet.module.css';

export interface ReviewPinProps {
  account: string;
  prepared: PreparedReview;
  review: OpenReview;
  /** Unlocks by what was entered, and signs. */
  onConfirm: () => void;
}

/** The second step of a review: the PIN that unlocks the keys. What is signed stays in one line; the button keeps its place. */
export function ReviewPin({ account, prepared, review, onConfirm }: ReviewPinProps) {
  const t = useReviewT();
  const { pin } = review;
  const sensor = useSensorUnlock(account, onConfirm);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onConfirm();
      }}
    >
      <Summary prepared={prepared} />
      <div className={styles.pad}>
        <PinEntryPad entry={pin} input={pin.input} sensor={sensor} onFull={onConfirm} />
      </div>
      <div className={styles.foot}>
        <Button
          type="submit"
          isStretched
          isLoading={review.isSigning || pin.isBusy}
          isDisabled={pin.waitSeconds > 0}
        >
          {t('review.confirm')}
        </Button>
        <ForgotPin />
      </div>
    </form>
  );
}

function Summary({ prepared }: { prepared: PreparedReview }) {
  const t = useReviewT();
  const { leaves, arrives, recipients, fees } = prepared;
  const moved = leaves.length > 0 ? leaves : arrives;
  const lines = moved.length > 0 ? moved : fees;
  return (
    <p className={styles.summary}>
      {moved.length === 0 && `${t('common.fee')}: `}
      <LinesText lines={lines.slice(0, 2)} /> <Worth lines={lines} />
      {recipients.length === 1 && <span> → {recipients[0]?.name}</span>}
    </p>
  );
}

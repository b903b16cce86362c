import { leaveEarlier, useEarlier } from '../../stores/earlier.ts';
import { closeReview, useReview } from '../../stores/review.ts';
import { closeUnlock, useUnlock } from '../../stores/unlock.ts';
import { lazyModal } from './lazyModal.tsx';

const UnlockModal = lazyModal(
  async () => (await import('./unlock/UnlockModal.tsx')).UnlockModal,
  () => closeUnlock(false),
);
const ReviewSheet = lazyModal(
  async () => (await import('./review/ReviewSheet.tsx')).ReviewSheet,
  () => closeReview({ id: null }),
);
const EarlierSheet = lazyModal(
  async () => (await import('./earlier/EarlierSheet.tsx')).EarlierSheet,
  leaveEarlier,
);

/** The sheets around the signer, over whatever screen is shown; nothing of them is loaded before it is needed. */
export function SignerModals() {
  const isAsked = useUnlock(({ account }) => account !== null);
  const isReviewing = useReview(({ request }) => request !== null);
  const hasEarlier = useEarlier(({ text }) => text !== null);
  return (
    <>
      {isReviewing && <ReviewSheet />}
      {isAsked && <UnlockModal />}
      {hasEarlier && <EarlierSheet />}
    </>
  );
}

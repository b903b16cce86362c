import { Suspense } from 'react';
import { useEarlier } from '../../stores/earlier.ts';
import { useReview } from '../../stores/review.ts';
import { useUnlock } from '../../stores/unlock.ts';
import { lazyModal } from './lazyModal.ts';

const UnlockModal = lazyModal(async () => (await import('./unlock/UnlockModal.tsx')).UnlockModal);
const ReviewSheet = lazyModal(async () => (await import('./review/ReviewSheet.tsx')).ReviewSheet);
const EarlierSheet = lazyModal(async () => (await import('./earlier/EarlierSheet.tsx')).EarlierSheet);

/** The sheets around the signer, over whatever screen is shown; nothing of them is loaded before it is needed. */
export function SignerModals() {
  const isAsked = useUnlock(({ account }) => account !== null);
  const isReviewing = useReview(({ request }) => request !== null);
  const hasEarlier = useEarlier(({ text }) => text !== null);
  return (
    <Suspense fallback={null}>
      {isReviewing && <ReviewSheet />}
      {isAsked && <UnlockModal />}
      {hasEarlier && <EarlierSheet />}
    </Suspense>
  );
}

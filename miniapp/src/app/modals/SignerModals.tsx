import { CANCELLED, closeReview, useReview } from '../../features/transactions/model/review.ts';
import { leaveLegacyWallet, useLegacyWallet } from '../../features/vault/model/legacyWallet.ts';
import { closeUnlock, useUnlock } from '../../features/vault/model/unlock.ts';
import { lazyModal } from './lazyModal.tsx';

const UnlockModal = lazyModal(
  async () => (await import('./signerSheets.ts')).loadUnlock(),
  () => closeUnlock(false),
);
const ReviewSheet = lazyModal(
  async () => (await import('./signerSheets.ts')).loadReview(),
  () => closeReview(CANCELLED),
);
const LegacySheet = lazyModal(
  async () => (await import('./signerSheets.ts')).loadLegacy(),
  leaveLegacyWallet,
);

/** The signer's sheets over any screen; each loads when first needed. */
export function SignerModals() {
  const isAsked = useUnlock(({ account }) => account !== null);
  const isReviewing = useReview(({ request }) => request !== null);
  const hasLegacyWallet = useLegacyWallet(({ text }) => text !== null);
  return (
    <>
      {isReviewing && <ReviewSheet />}
      {isAsked && <UnlockModal />}
      {hasLegacyWallet && <LegacySheet />}
    </>
  );
}

import { type ReactNode, Suspense, useEffect } from 'react';
import { useLocation } from 'wouter';
import { useLockedAccount } from '../../features/account/model/screenLock.ts';
import { CANCELLED, closeReview } from '../../features/transactions/model/review.ts';
import { closeUnlock } from '../../features/vault/model/unlock.ts';
import { loadErrorTexts } from '../../platform/i18n/errorText.ts';
import { lazyPart } from '../../platform/parts/loadPart.ts';
import { isDoor } from '../../platform/paths.ts';
import { loadDeferredParts } from '../deferredParts.ts';
import { FaultBarrier } from '../FaultBarrier.tsx';

const LockScreen = lazyPart(
  async () =>
    (await Promise.all([import('./LockScreen.tsx'), loadErrorTexts(), loadDeferredParts()]))[0].LockScreen,
);

/**
 * The app, or the lock screen in its place: while that stands, nothing of the app is in the page. The way to the login, for a forgotten PIN, stays
 * open; what a link has opened goes on after the unlocking.
 */
export function LockGate({ children }: { children: ReactNode }) {
  const [path] = useLocation();
  const account = useLockedAccount();
  const isLocked = account !== null && !isDoor(path);
  useEffect(() => {
    if (!isLocked) return;
    closeReview(CANCELLED);
    closeUnlock(false);
  }, [isLocked]);
  if (account === null || !isLocked) return children;
  return (
    <FaultBarrier>
      <Suspense fallback={null}>
        <LockScreen account={account} />
      </Suspense>
    </FaultBarrier>
  );
}

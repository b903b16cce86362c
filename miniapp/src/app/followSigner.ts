import { MINUTE_MS } from '@xbts/shared/amounts/durations.ts';
import { noteSigners } from '../features/account/model/accounts.ts';
import { closeScreen, openScreen, useScreenLock } from '../features/account/model/screenLock.ts';
import { useSession } from '../features/account/model/session.ts';
import { useSettings } from '../features/settings/model/settings.ts';
import { chain } from '../platform/chain/chain.ts';
import { signer } from '../signer/page/client.ts';

// The worker counts to ten minutes: it need not get every key and touch.
const TELL_EVERY_MS = 15_000;

function tellUse(): () => void {
  let told = 0;
  const tell = () => {
    if (Date.now() - told < TELL_EVERY_MS) return;
    told = Date.now();
    signer.touch();
  };
  const events = ['pointerdown', 'keydown', 'wheel'] as const;
  for (const event of events) window.addEventListener(event, tell, { capture: true, passive: true });
  return () => {
    for (const event of events) window.removeEventListener(event, tell, { capture: true });
  };
}

function lockWhenHidden(): () => void {
  const onChange = () => {
    if (document.visibilityState !== 'hidden' || !useSettings.getState().locksOnHide) return;
    closeScreen();
    signer.lock();
  };
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/**
 * Connects the signer to the session: the session shows its lock, a switch of account locks it, and activity keeps it
 * open.
 */
export function followSigner(): () => void {
  signer.configure(
    () => chain.chainId(),
    () => useSettings.getState().autoLockMinutes * MINUTE_MS,
  );
  let wasUnlocked = false;
  const stopState = signer.subscribe(() => {
    const unlocked = signer.state()?.unlocked ?? null;
    const { account, setUnlocked, isUnlocked } = useSession.getState();
    wasUnlocked = isUnlocked;
    setUnlocked(unlocked !== null && unlocked.account === account);
    if (unlocked === null) return;
    // Told again of keys that were unlocked before, as by another tab's lock: that opens nothing.
    if (!wasUnlocked) openScreen();
    noteSigners(unlocked);
  });
  // By the user alone is also a switch of account, which has no lock screen: the menu's Lock closes the screen by itself.
  const stopLock = signer.onLock((reason) => {
    if (wasUnlocked && (reason === 'idle' || reason === 'other_tab')) closeScreen();
  });
  const stopSession = useSession.subscribe(({ account }, before) => {
    if (account === before.account) return;
    const unlocked = signer.state()?.unlocked ?? null;
    if (unlocked !== null && unlocked.account !== account) signer.lock();
    else useSession.getState().setUnlocked(unlocked !== null);
  });
  // Locked in another tab, or by the menu: the keys of this one go, too.
  const stopClosing = useScreenLock.subscribe(({ isClosed }, before) => {
    if (isClosed && !before.isClosed && useSession.getState().isUnlocked) signer.lock();
  });
  const stopChoice = useSettings.subscribe(({ autoLockMinutes }, before) => {
    if (autoLockMinutes !== before.autoLockMinutes) signer.touch();
  });
  const stopUse = tellUse();
  const stopHiding = lockWhenHidden();
  return () => {
    stopHiding();
    stopState();
    stopLock();
    stopClosing();
    stopSession();
    stopChoice();
    stopUse();
  };
}

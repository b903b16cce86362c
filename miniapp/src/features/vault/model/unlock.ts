import { create } from 'zustand';

interface Unlock {
  /** The account to unlock, or null without a prompt. */
  account: string | null;
  onEnd: (isUnlocked: boolean) => void;
}

const nobody = () => undefined;

/** The open PIN prompt, for its modal. */
export const useUnlock = create<Unlock>(() => ({ account: null, onEnd: nobody }));

/** Asks for the PIN over any screen; true once the account is unlocked, false when the user gave up. */
export function askUnlock(account: string): Promise<boolean> {
  closeUnlock(false);
  return new Promise((resolve) => useUnlock.setState({ account, onEnd: resolve }));
}

/** Ends the open question. */
export function closeUnlock(isUnlocked: boolean): void {
  const { onEnd } = useUnlock.getState();
  useUnlock.setState({ account: null, onEnd: nobody });
  onEnd(isUnlocked);
}

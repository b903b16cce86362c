import { create } from 'zustand';

interface Unlock {
  /** The account whose PIN is asked for, or null while nothing is asked. */
  account: string | null;
  onEnd: (isUnlocked: boolean) => void;
}

const nobody = () => undefined;

/** The question for the PIN that is open, for the modal that shows it. */
export const useUnlock = create<Unlock>(() => ({ account: null, onEnd: nobody }));

/** Asks for the PIN over whatever is on the screen; true once the account is unlocked, false when the user gave up. */
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

import { create } from 'zustand';
import { useAccounts } from './accounts.ts';
import { EARLIER_STORE } from './earlierKey.ts';

interface Earlier {
  /** The text of the earlier app's store while its account is to be moved; it is encrypted under that app's PIN. */
  text: string | null;
}

/** What the earlier app left on this device, for the sheet that moves it. */
export const useEarlier = create<Earlier>(() => ({ text: null }));

/** Looks once for an account of the earlier app that is not here yet. */
export async function lookForEarlier(): Promise<void> {
  const text = window.localStorage.getItem(EARLIER_STORE);
  if (text === null) return;
  const { findEarlierAccount } = await import('../../../signer/earlierAccount.ts');
  const found = findEarlierAccount(text);
  if (found === undefined) return;
  const isHere = useAccounts
    .getState()
    .accounts.some(({ name, type }) => name === found.name && type !== 'view');
  if (!isHere) useEarlier.setState({ text });
}

/** Puts it aside until the next start. */
export function leaveEarlier(): void {
  useEarlier.setState({ text: null });
}

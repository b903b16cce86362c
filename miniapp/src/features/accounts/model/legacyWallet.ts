import { create } from 'zustand';
import { useAccounts } from './accounts.ts';
import { LEGACY_STORE } from './legacyKey.ts';

interface LegacyWallet {
  /** The text of the legacy app's store while its account is to be moved; it is encrypted under that app's PIN. */
  text: string | null;
}

/** What the legacy app left on this device, for the sheet that moves it. */
export const useLegacyWallet = create<LegacyWallet>(() => ({ text: null }));

/** Looks once for an account of the legacy app that is not here yet. */
export async function lookForLegacyWallet(): Promise<void> {
  const text = window.localStorage.getItem(LEGACY_STORE);
  if (text === null) return;
  const { findLegacyAccount } = await import('../../../signer/legacyAccount.ts');
  const found = findLegacyAccount(text);
  if (found === undefined) return;
  const isHere = useAccounts
    .getState()
    .accounts.some(({ name, type }) => name === found.name && type !== 'view');
  if (!isHere) useLegacyWallet.setState({ text });
}

/** Puts it aside until the next start. */
export function leaveLegacyWallet(): void {
  useLegacyWallet.setState({ text: null });
}

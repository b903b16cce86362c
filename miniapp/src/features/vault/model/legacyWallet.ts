import { create } from 'zustand';
import { useAccounts } from '../../account/model/accounts.ts';
import { LEGACY_STORE } from './legacyKey.ts';

interface LegacyWallet {
  /**
   * The text of the legacy app's store while the user is asked about it; its secret is encrypted under that app's PIN.
   */
  text: string | null;
  /** True when its account's keys are in the vault: only its removal remains. */
  isMoved: boolean;
}

const NOTHING: LegacyWallet = { text: null, isMoved: false };

/** The legacy app's data on this device, for the sheet that moves or removes it. */
export const useLegacyWallet = create<LegacyWallet>(() => NOTHING);

/**
 * Looks for an account of the legacy app: the sheet appears at each start until it is moved or removed, because its
 * store is weak.
 */
export async function lookForLegacyWallet(): Promise<void> {
  const text = window.localStorage.getItem(LEGACY_STORE);
  if (text === null) return;
  const { findLegacyAccount } = await import('../../../signer/legacyAccount.ts');
  const found = findLegacyAccount(text);
  if (found === undefined) return;
  const isMoved = useAccounts
    .getState()
    .accounts.some(({ name, type }) => name === found.name && type !== 'view');
  useLegacyWallet.setState({ text, isMoved });
}

/** Asks again after a login whose keys the legacy store has too; ignores a store of another account. */
export async function lookAfterLogin(account: string): Promise<void> {
  const text = window.localStorage.getItem(LEGACY_STORE);
  if (text === null) return;
  const { findLegacyAccount } = await import('../../../signer/legacyAccount.ts');
  if (findLegacyAccount(text)?.name === account) useLegacyWallet.setState({ text, isMoved: true });
}

/** Postpones it until the next start. */
export function leaveLegacyWallet(): void {
  useLegacyWallet.setState(NOTHING);
}

/** Removes the legacy store; the vault's keys stay. */
export function removeLegacyWallet(): void {
  window.localStorage.removeItem(LEGACY_STORE);
  leaveLegacyWallet();
}

import { type MemoKeyFault, memoKeyFault } from '@xbts/shared/protocol/memoKeyFault.ts';
import type { Account } from '@xbts/shared/protocol/objects.ts';
import type { SavedAccount } from '../../account/model/accounts.ts';
import type { EditMethod } from './signersDraft.ts';

type Keys = Pick<Account, 'active' | 'options'>;

/** The fault of a typed memo key; private: a secret key that does not belong there. */
export type MemoDraftFault = MemoKeyFault | 'private' | 'same';

const PRIVATE_KEY = /^[5KL][1-9A-HJ-NP-Za-km-z]{50,51}$/u;

/** The fault of a typed memo key; null for a valid one. */
export function memoDraftFault(typed: string, { options }: Pick<Keys, 'options'>): MemoDraftFault | null {
  if (PRIVATE_KEY.test(typed)) return 'private';
  return typed === options.memo_key ? 'same' : memoKeyFault(typed);
}

/**
 * The single active key, offered as memo key as well; null when there are several, or when it is the memo key already.
 */
export function payingKey({ active, options }: Keys): string | null {
  const [only, second] = active.key_auths;
  return only === undefined || second !== undefined || only[0] === options.memo_key ? null : only[0];
}

/**
 * True when the private key of a public key is known to be on this device: the account's memo key, or its active key.
 */
export function isHeldHere(key: string, { active, options }: Keys, saved: SavedAccount | undefined): boolean {
  const roles = saved?.roles ?? [];
  const isOnlyActive = active.key_auths.length === 1 && active.key_auths[0]?.[0] === key;
  return (key === options.memo_key && roles.includes('memo')) || (isOnlyActive && roles.includes('active'));
}

/** How this device can change the key for messages: alone, or by a proposal to those who sign together; null: not at all. */
export function memoKeyMethod(
  { name, active }: Pick<Account, 'name' | 'active'>,
  saved: readonly SavedAccount[],
): Exclude<EditMethod, 'secret'> | null {
  const signing = saved.filter(({ canSign }) => canSign);
  if (signing.some((each) => each.name === name)) return 'key';
  return active.account_auths.some(([id]) => signing.some((each) => each.id === id)) ? 'proposal' : null;
}

import type { Role } from '@xbts/shared/protocol/authority.ts';
import type { Account } from '@xbts/shared/protocol/objects.ts';
import type { Memo, Operation, SignedTransaction } from '@xbts/shared/protocol/operations.ts';
import type { Clue, FailedSecret } from './worker/clues.ts';
import type { PaperWallet, PasswordPart, PublicKeys } from './worker/newAccount.ts';
import type { TokenSource } from './worker/vault/envelope.ts';
import type { Protection } from './worker/vault/vault.ts';

/** What a login is made of: the account's password, or one of its private keys (WIF). */
export type SecretKind = 'password' | 'key';

/** The public part of a chain account that a secret is held against. */
export type AccountKeys = Pick<Account, 'id' | 'name' | 'owner' | 'active' | 'options'>;

/** What a secret opens of an account; holds nothing secret. */
export interface Opening {
  readonly account: string;
  readonly accountId: string;
  readonly kind: SecretKind;
  readonly roles: readonly Role[];
  /** False for a multi-signature account whose threshold these keys alone do not meet. */
  readonly canSign: boolean;
}

/** A memo to be encrypted in the worker, for the operation at `index`, to the holder of `toKey`. */
export interface PlainMemo {
  readonly index: number;
  readonly text: string;
  readonly toKey: string;
}

/** What the page asks to be signed: the very operations that the review sheet shows. */
export interface SigningRequest {
  readonly account: string;
  readonly chainId: string;
  readonly operations: readonly Operation[];
  readonly memos: readonly PlainMemo[];
  readonly reference: { readonly ref_block_num: number; readonly ref_block_prefix: number };
  /** UTC without a zone letter, by the chain's clock. */
  readonly expiration: string;
}

export interface SigningAnswer {
  readonly id: string;
  readonly signed: SignedTransaction;
}

export interface SignerStatus {
  readonly hasVault: boolean;
  readonly unlocked: Opening | null;
  /** Seconds until the next PIN may be tried. */
  readonly waitSeconds: number;
}

/** A secret behind a sensor, as hex of 32 bytes; it comes by way of the page, since that is where sensors answer. */
export interface SensorToken {
  readonly source: TokenSource;
  readonly token: string;
}

/**
 * Every call the page can make, with what goes in and what comes out. Secrets only ever go in, but for newPassword and
 * paperWallet, whose answers are drawn on the screen that asked and nowhere else.
 */
export interface SignerCalls {
  configure: { params: { chainId: string; autoLockMs?: number }; answer: SignerStatus };
  status: { params: Record<string, never>; answer: SignerStatus };
  rolesOf: { params: { account: AccountKeys; kind: SecretKind; secret: string }; answer: Opening };
  /** The public key of a WIF, for asking the chain whose it is. */
  publicKeyOfWif: { params: { wif: string }; answer: string };
  explainSecret: { params: FailedSecret; answer: Clue[] };
  newPassword: { params: Record<string, never>; answer: { password: string } };
  newKeys: { params: { account: string }; answer: PublicKeys };
  paperWallet: { params: { account: string }; answer: PaperWallet };
  checkNewPassword: { params: { parts: readonly PasswordPart[] }; answer: boolean };
  openNewAccount: { params: { account: AccountKeys }; answer: Opening };
  setup: { params: { account: string; pin: string }; answer: Opening };
  discard: { params: Record<string, never>; answer: null };
  unlock: { params: { account: string; pin: string }; answer: Opening };
  unlockByToken: { params: { account: string } & SensorToken; answer: Opening };
  lock: { params: Record<string, never>; answer: null };
  touch: { params: { autoLockMs?: number }; answer: null };
  wipe: { params: Record<string, never>; answer: null };
  protection: { params: Record<string, never>; answer: Protection };
  changePin: { params: { pin: string; newPin: string }; answer: null };
  addToken: { params: { pin: string; credential: string } & SensorToken; answer: Protection };
  removeToken: { params: { pin: string; source: TokenSource }; answer: Protection };
  setWipeAfter: { params: { count: number }; answer: Protection };
  removeAccount: { params: { account: string; pin: string }; answer: null };
  exportBackup: { params: { pin: string; password: string }; answer: string };
  importBackup: { params: { text: string; password: string; pin: string }; answer: Opening[] };
  moveEarlier: {
    params: { text: string; earlierPin: string; pin: string; account: AccountKeys; kind: SecretKind };
    answer: Opening;
  };
  preparePassword: { params: { account: AccountKeys; secret: string }; answer: PublicKeys };
  reviewAndSign: { params: SigningRequest; answer: SigningAnswer };
  signChallenge: { params: { account: string; nonce: string }; answer: string };
  decryptMemos: { params: { memos: readonly Memo[] }; answer: (string | null)[] };
}

export type SignerCall = keyof SignerCalls;

export type SignerRequest = {
  [Call in SignerCall]: { readonly call: Call; readonly params: SignerCalls[Call]['params'] };
}[SignerCall];

/** Why the keys were dropped: by the user, after time without use, or by another tab. */
export type LockReason = 'user' | 'idle' | 'other_tab' | 'wiped';

/** A request on its way in: the id brings the answer back to its caller. */
export type ToWorker = SignerRequest & { readonly id: number };

/** What the worker posts: an answer, a failure by its code, or the news that it has locked. */
export type FromWorker =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly code: string; readonly facts: Readonly<Record<string, string | number>> }
  | { readonly event: 'locked'; readonly reason: LockReason };

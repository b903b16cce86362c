import type { Memo } from '@xbts/shared/protocol/operations/parts.ts';
import type { PublicKeys } from '@xbts/shared/protocol/roles.ts';
import type { SubscriptionProof } from '@xbts/shared/protocol/subscriptionProof.ts';
import type { BackupContents, BackupParts, WalletFileContents } from './protocol/backups.ts';
import type { PaperWallet, PasswordPart } from './protocol/paper.ts';
import type { Protection, SensorToken, TokenSource, UnlockMethod } from './protocol/protection.ts';
import type { AccountKeys, Clue, FailedSecret, Opening, SecretKind } from './protocol/secrets.ts';
import type { SigningAnswer, SigningRequest } from './protocol/signing.ts';

export interface SignerStatus {
  readonly hasVault: boolean;
  readonly unlocked: Opening | null;
  /** Seconds until the next PIN may be tried. */
  readonly waitSeconds: number;
}

/**
 * call: any time · chainCall: the worker must know the chain first · opening: like chainCall, and its answer is the
 * newly unlocked account · tell: without an answer, and without starting a worker.
 */
export type CallKind = 'call' | 'chainCall' | 'opening' | 'tell';

interface Call<Kind extends CallKind, Params, Answer> {
  readonly kind: Kind;
  /** Never set: it carries the types. */
  readonly types?: (params: Params) => Answer;
}

const call = <Params = void, Answer = null>(): Call<'call', Params, Answer> => ({ kind: 'call' });

const chainCall = <Params, Answer>(): Call<'chainCall', Params, Answer> => ({ kind: 'chainCall' });

const opening = <Params>(): Call<'opening', Params, Opening> => ({ kind: 'opening' });

const tell = <Params = void>(): Call<'tell', Params, null> => ({ kind: 'tell' });

/**
 * Every call of the page, with its input and output: the single source. This table types the page's methods and the
 * worker's handlers. Secrets only ever go in; the exceptions are newPassword, paperWallet and heldPaper, whose answers
 * appear on the screen that asked and nowhere else.
 */
export const signerCalls = {
  configure: call<{ chainId: string; autoLockMs?: number }, SignerStatus>(),
  /** Repeated so that the seconds to wait are right. */
  status: call<void, SignerStatus>(),
  /**
   * The roles that a password or WIF opens; the worker keeps the keys for ten minutes, for setup.
   * @throws AppError key.malformed_wif, login.wrong_password, login.key_not_of_account, login.no_active
   */
  rolesOf: chainCall<{ account: AccountKeys; kind: SecretKind; secret: string }, Opening>(),
  /** The public key of a WIF, for asking the chain for its account. @throws AppError key.malformed_wif */
  publicKeyOfWif: call<string, string>(),
  /** Possible reasons why a secret that rolesOf refused does not open the account. */
  explainSecret: call<FailedSecret, Clue[]>(),
  /**
   * Makes the password of a new account and keeps it until discard. The screen that asks shows it; it is stored
   * nowhere.
   */
  newPassword: call<void, { password: string }>(),
  /** The new password's public keys for a name. @throws AppError signer.no_new_password, like the next three */
  newKeys: call<string, PublicKeys>(),
  /** All content of a new account's paper wallet: drawn, kept only in the component's state and dropped with it. */
  paperWallet: call<string, PaperWallet>(),
  /**
   * The paper wallet of an account on this device. Its password or owner key adds the keys that these open; '' adds those of
   * a password that is not backed up yet. It unlocks nothing, and always needs the PIN.
   * @throws AppError login.wrong_password, login.key_not_of_account and vault codes
   */
  heldPaper: chainCall<{ account: AccountKeys; pin: UnlockMethod; secret: string }, PaperWallet>(),
  /** Whether the typed parts of the new password are correct. */
  checkNewPassword: call<readonly PasswordPart[], boolean>(),
  /**
   * Stores the keys and the new password of a name under the PIN (a new one, or the vault's; null for that of the sealing before, whose name
   * was refused) before it is registered. @throws AppError signer.no_new_password, signer.nothing_to_save, pin and vault codes
   */
  sealNewAccount: chainCall<{ name: string; pin: UnlockMethod | null }, PublicKeys>(),
  /** Takes a sealed account up again after the app was closed. @throws AppError signer.no_new_password and vault codes */
  resumeNewAccount: chainCall<{ name: string; pin: UnlockMethod }, PublicKeys>(),
  /** Stores a sealed account as the chain has it now, and unlocks. @throws AppError signer.nothing_to_save, login and vault codes */
  openNewAccount: opening<AccountKeys>(),
  /**
   * Whether parts of the password that heldPaper gave were typed back correctly; then the vault keeps it no longer.
   * @throws AppError signer.nothing_to_save and vault codes
   */
  confirmBackup: chainCall<{ account: string; parts: readonly PasswordPart[] }, boolean>(),
  /** The public keys of the password that newPassword made; its one account_update can be signed then, and setup stores it. @throws AppError password.* */
  preparePassword: chainCall<{ account: AccountKeys; secret: string }, PublicKeys>(),
  /**
   * Keeps keys of an account's authorities for one signature, for at most ten minutes: those that a password or WIF
   * opens, or those of the vault. Returns the public keys held then. @throws AppError signer.no_such_key,
   * key.malformed_wif and vault codes
   */
  holdKeys: chainCall<{ account: AccountKeys } & ({ secret: string } | { pin: UnlockMethod }), string[]>(),
  /**
   * Stores the findings of rolesOf under the PIN (a new one, or the vault's) and unlocks. @throws AppError
   * signer.nothing_to_save, pin and vault codes
   */
  setup: opening<{ account: string; pin: UnlockMethod }>(),
  /** Forgets the findings of rolesOf, openBackup, openWalletFile and holdKeys, and a new password. */
  discard: tell(),
  /** @throws AppError vault.wrong_pin, vault.wait and the other vault codes */
  unlock: opening<{ account: string; pin: string }>(),
  /** Unlocks with a sensor's secret. @throws AppError vault.no_token and the other vault codes */
  unlockByToken: opening<{ account: string } & SensorToken>(),
  /** Moves the legacy app's keys into the vault and unlocks. @throws AppError legacy.damaged, login and vault codes */
  moveLegacyAccount: opening<{
    text: string;
    legacyPin: string;
    pin: UnlockMethod;
    account: AccountKeys;
    kind: SecretKind;
  }>(),
  /** Drops the keys; onLock reports when it is done. */
  lock: tell(),
  /** The app is in use: restarts the idle time. */
  touch: tell<{ autoLockMs?: number }>(),
  /** Removes every key from this device. */
  wipe: call(),
  /** The vault's protection besides its PIN. @throws AppError vault codes, like the next seven */
  protection: call<void, Protection>(),
  /** Puts all keys under another PIN, or under a sensor alone; other ways to unlock end. */
  changePin: call<{ pin: UnlockMethod; newPin: UnlockMethod }>(),
  addToken: call<{ pin: string; credential: string } & SensorToken, Protection>(),
  removeToken: call<{ pin: string; source: TokenSource }, Protection>(),
  /** The number of wrong PINs that removes everything; 0: never. */
  setWipeAfter: call<number, Protection>(),
  /** Removes the keys of one account from this device. */
  removeAccount: chainCall<{ account: string; pin: UnlockMethod }, null>(),
  /** The text of an encrypted backup of all keys of this device, and of the page's parts. */
  exportBackup: call<{ pin: UnlockMethod; password: string; parts: BackupParts }, string>(),
  /**
   * The content of a backup. Nothing is stored yet; the worker keeps its keys for ten minutes, for importBackup.
   * @throws AppError backup.*
   */
  openBackup: call<{ text: string; password: string }, BackupContents>(),
  /** Stores the keys of accounts of the opened backup under the PIN (a new one, or the vault's). @throws AppError signer.nothing_to_save, pin and vault codes */
  importBackup: call<{ accounts: readonly string[]; pin: UnlockMethod }, Opening[]>(),
  /**
   * The public keys in an older wallet's file (.bin). Nothing is stored yet; the worker keeps the keys for ten minutes.
   * @throws AppError wallet_file.*
   */
  openWalletFile: call<{ file: Uint8Array; password: string }, WalletFileContents>(),
  /** Stores accounts with the keys of the opened file under the PIN (a new one, or the vault's). @throws AppError signer.nothing_to_save, login, pin and vault codes */
  importWalletKeys: chainCall<{ accounts: readonly AccountKeys[]; pin: UnlockMethod }, Opening[]>(),
  /** Signs exactly the given operations when they match the sheet, or refuses (signer.*). */
  reviewAndSign: chainCall<SigningRequest, SigningAnswer>(),
  /** Signs a challenge of the bot's server for the unlocked account, this bot and this user of the messenger, as hex. @throws AppError signer.* */
  signChallenge: chainCall<Omit<SubscriptionProof, 'chainId'>, string>(),
  /** The texts of memos, null for those that our keys do not open. @throws AppError signer.locked */
  decryptMemos: call<readonly Memo[], (string | null)[]>(),
};

type Calls = typeof signerCalls;

export type SignerCall = keyof Calls;

export type ParamsOf<Name extends SignerCall> = Parameters<NonNullable<Calls[Name]['types']>>[0];

export type AnswerOf<Name extends SignerCall> = ReturnType<NonNullable<Calls[Name]['types']>>;

/** The page's calls. */
export type SignerMethods = {
  [Name in SignerCall]: (
    params: ParamsOf<Name>,
  ) => Calls[Name]['kind'] extends 'tell' ? void : Promise<AnswerOf<Name>>;
};

/** The worker's handlers. */
export type SignerHandlers = {
  [Name in SignerCall]: (params: ParamsOf<Name>) => AnswerOf<Name> | Promise<AnswerOf<Name>>;
};

export type SignerRequest = {
  [Name in SignerCall]: { readonly call: Name; readonly params: ParamsOf<Name> };
}[SignerCall];

/** Why the keys were dropped: by the user, after idle time, or by another tab. */
export type LockReason = 'user' | 'idle' | 'other_tab' | 'wiped';

/** A request to the worker: the id brings the answer back to its caller. */
export type ToWorker = SignerRequest & { readonly id: number };

/** A message of the worker: an answer, a failure by its code, or a notice that it has locked. */
export type FromWorker =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly code: string; readonly facts: Readonly<Record<string, string | number>> }
  | { readonly event: 'locked'; readonly reason: LockReason };

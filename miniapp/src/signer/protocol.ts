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
 * call: any time · chainCall: the worker has to know the chain first · opening: as chainCall, and its answer is the account
 * that is unlocked from then on · tell: nobody waits for an answer, and no worker is started for it.
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
 * Every call the page can make, with what goes in and what comes out: the only place that says so. The page's methods and
 * the worker's handlers are typed by this table. Secrets only ever go in, but for newPassword, paperWallet and heldPaper,
 * whose answers are drawn on the screen that asked and nowhere else.
 */
export const signerCalls = {
  configure: call<{ chainId: string; autoLockMs?: number }, SignerStatus>(),
  /** Asks again, so that the seconds to wait are right. */
  status: call<void, SignerStatus>(),
  /**
   * Which roles of the account a password or WIF opens; the worker keeps the keys for ten minutes, for setup.
   * @throws AppError key.malformed_wif, login.wrong_password, login.key_not_of_account, login.no_active
   */
  rolesOf: chainCall<{ account: AccountKeys; kind: SecretKind; secret: string }, Opening>(),
  /** The public key of a WIF, for asking the chain whose it is. @throws AppError key.malformed_wif */
  publicKeyOfWif: call<string, string>(),
  /** Why a secret that rolesOf has refused may not open the account. */
  explainSecret: call<FailedSecret, Clue[]>(),
  /** Makes the password of a new account and keeps it, until discard; it is shown on the screen that asks, and kept nowhere. */
  newPassword: call<void, { password: string }>(),
  /** The public keys that the new password makes for a name. @throws AppError signer.no_new_password, as the next three */
  newKeys: call<string, PublicKeys>(),
  /** All that is printed for a new account of that name: to be drawn, kept in the component's state alone and dropped with it. */
  paperWallet: call<string, PaperWallet>(),
  /**
   * The paper of an account on this device; its password or owner key adds what these open, '' the password that is not backed up yet, if
   * there is one. It unlocks nothing, and is not to be had without the PIN. @throws AppError login.wrong_password, login.key_not_of_account and vault codes
   */
  heldPaper: chainCall<{ account: AccountKeys; pin: UnlockMethod; secret: string }, PaperWallet>(),
  /** Whether parts of the new password were typed back correctly. */
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
   * Keeps keys of an account's authorities for one signature, ten minutes at most: those a password or WIF opens, or those of the vault.
   * The public keys that are held then. @throws AppError signer.no_such_key, key.malformed_wif and vault codes
   */
  holdKeys: chainCall<{ account: AccountKeys } & ({ secret: string } | { pin: UnlockMethod }), string[]>(),
  /** Stores what rolesOf found under the PIN (a new one, or the vault's) and unlocks. @throws AppError signer.nothing_to_save, pin and vault codes */
  setup: opening<{ account: string; pin: UnlockMethod }>(),
  /** Forgets what rolesOf, openBackup, openWalletFile and holdKeys found, and a password that was made. */
  discard: tell(),
  /** @throws AppError vault.wrong_pin, vault.wait and the other vault codes */
  unlock: opening<{ account: string; pin: string }>(),
  /** Unlocks by what a sensor gave. @throws AppError vault.no_token and the other vault codes */
  unlockByToken: opening<{ account: string } & SensorToken>(),
  /** Moves the legacy app's keys into the vault and unlocks. @throws AppError legacy.damaged, login and vault codes */
  moveLegacyAccount: opening<{
    text: string;
    legacyPin: string;
    pin: UnlockMethod;
    account: AccountKeys;
    kind: SecretKind;
  }>(),
  /** Drops the keys; onLock tells when it is done. */
  lock: tell(),
  /** The app is in use: the time until it locks begins again. */
  touch: tell<{ autoLockMs?: number }>(),
  /** Removes every key from this device. */
  wipe: call(),
  /** How the vault is guarded beside its PIN. @throws AppError vault codes, as the next seven */
  protection: call<void, Protection>(),
  /** Puts all keys under another PIN, or under a sensor alone; other ways in end. */
  changePin: call<{ pin: UnlockMethod; newPin: UnlockMethod }>(),
  addToken: call<{ pin: string; credential: string } & SensorToken, Protection>(),
  removeToken: call<{ pin: string; source: TokenSource }, Protection>(),
  /** After how many wrong PINs everything is removed; 0: never. */
  setWipeAfter: call<number, Protection>(),
  /** Removes the keys of one account from this device. */
  removeAccount: chainCall<{ account: string; pin: UnlockMethod }, null>(),
  /** The text of an encrypted backup of all keys of this device, and of what the page adds. */
  exportBackup: call<{ pin: UnlockMethod; password: string; parts: BackupParts }, string>(),
  /** What lies in a backup; nothing is stored yet, and the worker keeps its keys for ten minutes, for importBackup. @throws AppError backup.* */
  openBackup: call<{ text: string; password: string }, BackupContents>(),
  /** Stores the keys of accounts of the opened backup under the PIN (a new one, or the vault's). @throws AppError signer.nothing_to_save, pin and vault codes */
  importBackup: call<{ accounts: readonly string[]; pin: UnlockMethod }, Opening[]>(),
  /** The public keys in an older wallet's file (.bin); nothing is stored yet, and the worker keeps the keys for ten minutes. @throws AppError wallet_file.* */
  openWalletFile: call<{ file: Uint8Array; password: string }, WalletFileContents>(),
  /** Stores accounts with the keys of the opened file under the PIN (a new one, or the vault's). @throws AppError signer.nothing_to_save, login, pin and vault codes */
  importWalletKeys: chainCall<{ accounts: readonly AccountKeys[]; pin: UnlockMethod }, Opening[]>(),
  /** Signs the very operations given when they are what the sheet shows, or refuses (signer.*). */
  reviewAndSign: chainCall<SigningRequest, SigningAnswer>(),
  /** Signs a challenge of the bot's server for the unlocked account, this bot and this user of the messenger, as hex. @throws AppError signer.* */
  signChallenge: chainCall<Omit<SubscriptionProof, 'chainId'>, string>(),
  /** The texts of memos, null for what our keys don't open. @throws AppError signer.locked */
  decryptMemos: call<readonly Memo[], (string | null)[]>(),
};

type Calls = typeof signerCalls;

export type SignerCall = keyof Calls;

export type ParamsOf<Name extends SignerCall> = Parameters<NonNullable<Calls[Name]['types']>>[0];

export type AnswerOf<Name extends SignerCall> = ReturnType<NonNullable<Calls[Name]['types']>>;

/** The calls as the page makes them. */
export type SignerMethods = {
  [Name in SignerCall]: (
    params: ParamsOf<Name>,
  ) => Calls[Name]['kind'] extends 'tell' ? void : Promise<AnswerOf<Name>>;
};

/** The calls as the worker answers them. */
export type SignerHandlers = {
  [Name in SignerCall]: (params: ParamsOf<Name>) => AnswerOf<Name> | Promise<AnswerOf<Name>>;
};

export type SignerRequest = {
  [Name in SignerCall]: { readonly call: Name; readonly params: ParamsOf<Name> };
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

import type { Account } from '@xbts/shared/protocol/objects.ts';
import type { Memo, Operation, SignedTransaction } from '@xbts/shared/protocol/operations.ts';
import type { PublicKeys, Role } from '@xbts/shared/protocol/roles.ts';
import type { SubscriptionProof } from '@xbts/shared/protocol/subscriptionProof.ts';
import type { AgreedFacts, ShownFacts } from './shownFacts.ts';

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

/** What may have happened to a password on its way into the field. */
export type Slip = 'spaces' | 'lost_p' | 'look_alikes' | 'layout' | 'caps';

/** What can be seen of a password without trying it; says nothing of the characters themselves. */
export type ShapeClue =
  | { readonly kind: 'public_key' }
  | { readonly kind: 'private_key' }
  | { readonly kind: 'length'; readonly length: number }
  | { readonly kind: 'mistyped' }
  | { readonly kind: 'cyrillic' }
  | { readonly kind: 'spaces' };

/** Why a password or key may not open the account; carries nothing of the secret itself. */
export type Clue =
  | ShapeClue
  /** It was given as a private key and is a password. */
  | { readonly kind: 'password' }
  /** It opens the account once these slips are undone. */
  | { readonly kind: 'corrected'; readonly slips: readonly Slip[] }
  /** It opens another account. */
  | { readonly kind: 'other_account'; readonly account: string }
  /** It did open this account, until its keys were changed. */
  | { readonly kind: 'old'; readonly until: string };

/** A public key that an account once had, and the chain time at which it was replaced. */
export interface FormerKey {
  readonly publicKey: string;
  readonly until: string;
}

/** A secret that did not open its account, with what may explain why. */
export interface FailedSecret {
  readonly account: AccountKeys;
  readonly kind: SecretKind;
  readonly secret: string;
  readonly formerKeys: readonly FormerKey[];
  /** Accounts that may have been meant. */
  readonly others: readonly AccountKeys[];
}

/** Characters of a password as this app and BitShares wallets make it: P and a private key's text. */
export const GENERATED_LENGTH = 52;

/** One key on paper; 'former': the account has it in no role any more, and it reads messages of before. */
export interface PaperKey {
  readonly role: Role | 'former';
  readonly publicKey: string;
  readonly wif: string;
}

/** What a paper wallet holds; shown and printed once, stored nowhere. */
export interface PaperWallet {
  /** Null for an account on the device whose password was not typed: it is kept nowhere. */
  readonly password: string | null;
  readonly keys: readonly PaperKey[];
}

/** A part of a password as it is typed back: the place of its first character and the text. */
export interface PasswordPart {
  readonly start: number;
  readonly text: string;
}

/** Kept by the messenger behind biometrics, or by a passkey (WebAuthn PRF). */
export type TokenSource = 'biometrics' | 'passkey';

/** A secret behind a sensor, as hex of 32 bytes; it comes by way of the page, since that is where sensors answer. */
export interface SensorToken {
  readonly source: TokenSource;
  readonly token: string;
}

/**
 * What opens the vault and seals it: the text of a PIN or passphrase, or, where the vault has no PIN, what lies behind a sensor with
 * the passkey's id (empty for biometrics).
 */
export type Way = string | (SensorToken & { readonly credential: string });

/** How the vault is guarded beside its PIN; nothing secret. */
export interface Protection {
  /** True when it has no PIN: a sensor's secret of 32 bytes is the only way in. */
  readonly isPinless: boolean;
  readonly tokens: readonly { readonly source: TokenSource; readonly credential: string }[];
  /** After how many wrong PINs everything is removed; 0: never. */
  readonly wipeAfter: number;
}

/** What the page keeps of one thing (contacts, settings, …), as its store writes it; to the worker it says nothing. */
export interface BackupPart {
  readonly version: number;
  readonly state: Readonly<Record<string, unknown>>;
}

/** Parts by their names. */
export type BackupParts = Readonly<Record<string, BackupPart>>;

/** What an opened backup holds, as far as the page may know. */
export interface BackupContents {
  /** Milliseconds since 1970; null in a backup of version 1, which has no date. */
  readonly madeAt: number | null;
  readonly accounts: readonly Opening[];
  readonly parts: BackupParts;
}

/** What an older wallet's file holds, as far as the page may know. */
export interface WalletFileContents {
  readonly publicKeys: readonly string[];
  /** Those of them that the older wallet made of its brain key and may never have used. */
  readonly spare: readonly string[];
  /** Names of accounts that the older wallet listed. */
  readonly accounts: readonly string[];
  /** Null where the file does not say. */
  readonly chainId: string | null;
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
  /** The account's name as its user typed it, to consent to a change after which its own keys are not enough. */
  readonly typedName?: string;
  /** What the sheet shows of it. */
  readonly shown: ShownFacts;
  readonly agreed: AgreedFacts;
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
   * The paper of an account on this device; its password or owner key adds what these open, '' nothing. It unlocks nothing, and is
   * not to be had without the PIN. @throws AppError login.wrong_password, login.key_not_of_account and vault codes
   */
  heldPaper: chainCall<{ account: AccountKeys; pin: Way; secret: string }, PaperWallet>(),
  /** Whether parts of the new password were typed back correctly. */
  checkNewPassword: call<readonly PasswordPart[], boolean>(),
  /** As rolesOf, with the new password, once the account is on the chain. */
  openNewAccount: chainCall<AccountKeys, Opening>(),
  /** The public keys of the password that newPassword made; its one account_update can be signed then, and setup stores it. @throws AppError password.* */
  preparePassword: chainCall<{ account: AccountKeys; secret: string }, PublicKeys>(),
  /**
   * Keeps keys of an account's authorities for one signature, ten minutes at most: those a password or WIF opens, or those of the vault.
   * The public keys that are held then. @throws AppError signer.no_such_key, key.malformed_wif and vault codes
   */
  holdKeys: chainCall<{ account: AccountKeys } & ({ secret: string } | { pin: Way }), string[]>(),
  /** Stores what rolesOf found under the PIN (a new one, or the vault's) and unlocks. @throws AppError signer.nothing_to_save, pin and vault codes */
  setup: opening<{ account: string; pin: Way }>(),
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
    pin: Way;
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
  changePin: call<{ pin: Way; newPin: Way }>(),
  addToken: call<{ pin: string; credential: string } & SensorToken, Protection>(),
  removeToken: call<{ pin: string; source: TokenSource }, Protection>(),
  /** After how many wrong PINs everything is removed; 0: never. */
  setWipeAfter: call<number, Protection>(),
  /** Removes the keys of one account from this device. */
  removeAccount: chainCall<{ account: string; pin: Way }, null>(),
  /** The text of an encrypted backup of all keys of this device, and of what the page adds. */
  exportBackup: call<{ pin: Way; password: string; parts: BackupParts }, string>(),
  /** What lies in a backup; nothing is stored yet, and the worker keeps its keys for ten minutes, for importBackup. @throws AppError backup.* */
  openBackup: call<{ text: string; password: string }, BackupContents>(),
  /** Stores the keys of accounts of the opened backup under the PIN (a new one, or the vault's). @throws AppError signer.nothing_to_save, pin and vault codes */
  importBackup: call<{ accounts: readonly string[]; pin: Way }, Opening[]>(),
  /** The public keys in an older wallet's file (.bin); nothing is stored yet, and the worker keeps the keys for ten minutes. @throws AppError wallet_file.* */
  openWalletFile: call<{ file: Uint8Array; password: string }, WalletFileContents>(),
  /** Stores accounts with the keys of the opened file under the PIN (a new one, or the vault's). @throws AppError signer.nothing_to_save, login, pin and vault codes */
  importWalletKeys: chainCall<{ accounts: readonly AccountKeys[]; pin: Way }, Opening[]>(),
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

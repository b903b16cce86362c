import { AppError } from '@xbts/shared/errors/appError.ts';
import { type ErrorCode, errorCodes } from '@xbts/shared/errors/codes.ts';
import type { Memo } from '@xbts/shared/protocol/operations.ts';
import type { Clue } from './clues.ts';
import type {
  AccountKeys,
  FromWorker,
  LockReason,
  Opening,
  SignerCall,
  SignerCalls,
  SignerStatus,
  SigningAnswer,
  SigningRequest,
} from './messages.ts';
import type { PaperWallet, PasswordPart, PublicKeys } from './newAccount.ts';
import type { Protection } from './vault/vault.ts';

/** What the client needs of a worker; tests pass a handler in its place. */
export interface SignerWorker {
  postMessage(message: unknown): void;
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  terminate(): void;
}

/** The page's side of the signer. The worker is started at the first call, and nothing secret ever comes back. */
export interface Signer {
  /** What the signer is known to hold; the same object until it changes. Null before the first answer. */
  state(): SignerStatus | null;
  subscribe(listener: () => void): () => void;
  /** Says where the id of the chain that is signed for comes from, and the time without use until it locks, milliseconds. */
  configure(readChainId: () => Promise<string>, readAutoLockMs?: () => number): void;
  /** Asks anew, so that the seconds to wait are right. */
  status(): Promise<SignerStatus>;
  /**
   * Which roles of the account a password or WIF opens; the worker keeps the keys for ten minutes, for setup.
   * @throws AppError key.malformed_wif, login.wrong_password, login.key_not_of_account, login.no_active
   */
  rolesOf(params: SignerCalls['rolesOf']['params']): Promise<Opening>;
  /** The public key of a WIF. @throws AppError key.malformed_wif */
  publicKeyOfWif(wif: string): Promise<string>;
  /** Why a secret that rolesOf has refused may not open the account. */
  explainSecret(params: SignerCalls['explainSecret']['params']): Promise<Clue[]>;
  /** Makes the password of a new account and keeps it, until discard; it is shown on the screen that asks, and kept nowhere. */
  newPassword(): Promise<{ password: string }>;
  /** The public keys that the new password makes for a name. @throws AppError signer.no_new_password, as the next three */
  newKeys(account: string): Promise<PublicKeys>;
  /** All that is printed for a new account: to be drawn, kept in the component's state alone and dropped with it. */
  paperWallet(account: string): Promise<PaperWallet>;
  /** Whether parts of the new password were typed back rightly. */
  checkNewPassword(parts: readonly PasswordPart[]): Promise<boolean>;
  /** As rolesOf, with the new password, once the account is on the chain. */
  openNewAccount(account: AccountKeys): Promise<Opening>;
  /** Stores what rolesOf found under the PIN (a new one, or the vault's) and unlocks. @throws AppError signer.nothing_to_save, pin and vault codes */
  setup(params: SignerCalls['setup']['params']): Promise<Opening>;
  /** Forgets what rolesOf found, and a password that was made. */
  discard(): void;
  /** @throws AppError vault.wrong_pin, vault.wait and the other vault codes */
  unlock(params: SignerCalls['unlock']['params']): Promise<Opening>;
  /** Unlocks by what a sensor gave. @throws AppError vault.no_token and the other vault codes */
  unlockByToken(params: SignerCalls['unlockByToken']['params']): Promise<Opening>;
  /** Drops the keys; onLock tells when it is done. */
  lock(): void;
  /** The app is in use: the time until it locks begins again. Starts no worker. */
  touch(): void;
  /** Removes every key from this device. */
  wipe(): Promise<null>;
  /** How the vault is guarded beside its PIN. @throws AppError vault codes */
  protection(): Promise<Protection>;
  /** Puts all keys under another PIN; unlocking by sensor ends. @throws AppError vault codes */
  changePin(params: SignerCalls['changePin']['params']): Promise<null>;
  /** @throws AppError vault codes */
  addToken(params: SignerCalls['addToken']['params']): Promise<Protection>;
  /** @throws AppError vault codes */
  removeToken(params: SignerCalls['removeToken']['params']): Promise<Protection>;
  /** After how many wrong PINs everything is removed; 0: never. */
  setWipeAfter(count: number): Promise<Protection>;
  /** Removes the keys of one account from this device. @throws AppError vault codes */
  removeAccount(params: SignerCalls['removeAccount']['params']): Promise<null>;
  /** The text of an encrypted backup of all keys of this device. @throws AppError vault codes */
  exportBackup(params: SignerCalls['exportBackup']['params']): Promise<string>;
  /** Stores a backup's keys under the PIN (a new one, or the vault's). @throws AppError backup.* and vault codes */
  importBackup(params: SignerCalls['importBackup']['params']): Promise<Opening[]>;
  /** Moves the earlier app's keys into the vault and unlocks. @throws AppError earlier.damaged, login and vault codes */
  moveEarlier(params: SignerCalls['moveEarlier']['params']): Promise<Opening>;
  /** The public keys of the password that newPassword made; its one account_update can be signed then, and setup stores it. @throws AppError password.* */
  preparePassword(params: SignerCalls['preparePassword']['params']): Promise<PublicKeys>;
  /** Signs the very operations given, or refuses (signer.*). */
  reviewAndSign(request: SigningRequest): Promise<SigningAnswer>;
  /** Signs a challenge of the bot's server (32 hex digits) for the unlocked account, as hex. @throws AppError signer.* */
  signChallenge(challenge: SignerCalls['signChallenge']['params']): Promise<string>;
  /** The texts of memos, null for what our keys don't open. @throws AppError signer.locked */
  decryptMemos(memos: readonly Memo[]): Promise<(string | null)[]>;
  onLock(listener: (reason: LockReason) => void): () => void;
}

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: AppError): void;
}

const isErrorCode = (code: string): code is ErrorCode => errorCodes.some((known) => known === code);

/** Calls that mean nothing without a chain. */
const NEEDS_CHAIN: ReadonlySet<SignerCall> = new Set([
  'rolesOf',
  'openNewAccount',
  'setup',
  'unlock',
  'reviewAndSign',
  'signChallenge',
  'removeAccount',
  'unlockByToken',
  'moveEarlier',
  'preparePassword',
]);

/** Requests with ids over a worker that is started when first needed and anew after it has failed. */
function createWire(openWorker: () => SignerWorker, onLocked: (reason: LockReason) => void) {
  const waiting = new Map<number, Waiting>();
  let worker: SignerWorker | undefined;
  let nextId = 1;

  function fail(): void {
    worker?.terminate();
    worker = undefined;
    for (const { reject } of waiting.values()) reject(new AppError('signer.unavailable'));
    waiting.clear();
    onLocked('idle');
  }

  function receive(message: FromWorker): void {
    if ('event' in message) {
      onLocked(message.reason);
      return;
    }
    const caller = waiting.get(message.id);
    waiting.delete(message.id);
    if ('answer' in message) caller?.resolve(message.answer);
    else caller?.reject(new AppError(isErrorCode(message.code) ? message.code : 'unexpected', message.facts));
  }

  function start(): SignerWorker {
    const started = openWorker();
    started.onmessage = ({ data }) => receive(data);
    started.onerror = fail;
    return started;
  }

  return {
    /** For what needs no answer; starts no worker. */
    send<Call extends SignerCall>(call: Call, params: SignerCalls[Call]['params']) {
      worker?.postMessage({ id: 0, call, params });
    },
    call<Call extends SignerCall>(call: Call, params: SignerCalls[Call]['params']) {
      return new Promise<SignerCalls[Call]['answer']>((resolve, reject) => {
        const id = nextId;
        nextId += 1;
        waiting.set(id, { resolve: resolve as (answer: unknown) => void, reject });
        worker ??= start();
        worker.postMessage({ id, call, params });
      });
    },
  };
}

function createStateHolder() {
  const listeners = new Set<() => void>();
  let current: SignerStatus | null = null;
  return {
    get: () => current,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    set(next: SignerStatus) {
      current = next;
      for (const listener of [...listeners]) listener();
    },
  };
}

/** The client of a signer worker. */
export function createSigner(openWorker: () => SignerWorker): Signer {
  const holder = createStateHolder();
  const lockListeners = new Set<(reason: LockReason) => void>();
  let readChainId = (): Promise<string> => Promise.reject(new AppError('signer.not_configured'));
  let readAutoLockMs: (() => number) | undefined;
  const wire = createWire(openWorker, (reason) => {
    const hasVault = reason !== 'wiped' && (holder.get()?.hasVault ?? false);
    holder.set({ hasVault, unlocked: null, waitSeconds: 0 });
    for (const listener of [...lockListeners]) listener(reason);
  });

  async function configuration(): Promise<SignerCalls['configure']['params']> {
    const chainId = await readChainId();
    return readAutoLockMs === undefined ? { chainId } : { chainId, autoLockMs: readAutoLockMs() };
  }

  async function call<Call extends SignerCall>(name: Call, params: SignerCalls[Call]['params']) {
    // Every time: a worker that was started anew knows no chain, and to a second telling of the same it is quiet.
    if (NEEDS_CHAIN.has(name)) await wire.call('configure', await configuration());
    return wire.call(name, params);
  }
  const withOpening = async (answer: Promise<Opening>) => {
    const unlocked = await answer;
    holder.set({ hasVault: true, unlocked, waitSeconds: 0 });
    return unlocked;
  };
  return {
    state: holder.get,
    subscribe: holder.subscribe,
    configure(read, readMs) {
      readChainId = read;
      readAutoLockMs = readMs;
    },
    async status() {
      const status = await call('status', {});
      holder.set(status);
      return status;
    },
    rolesOf: (params) => call('rolesOf', params),
    publicKeyOfWif: (wif) => call('publicKeyOfWif', { wif }),
    explainSecret: (params) => call('explainSecret', params),
    newPassword: () => call('newPassword', {}),
    newKeys: (account) => call('newKeys', { account }),
    paperWallet: (account) => call('paperWallet', { account }),
    checkNewPassword: (parts) => call('checkNewPassword', { parts }),
    openNewAccount: (account) => call('openNewAccount', { account }),
    setup: (params) => withOpening(call('setup', params)),
    discard: () => wire.send('discard', {}),
    unlock: (params) => withOpening(call('unlock', params)),
    unlockByToken: (params) => withOpening(call('unlockByToken', params)),
    lock: () => wire.send('lock', {}),
    touch() {
      if (holder.get()?.unlocked) wire.send('touch', {});
    },
    wipe: () => call('wipe', {}),
    protection: () => call('protection', {}),
    changePin: (params) => call('changePin', params),
    addToken: (params) => call('addToken', params),
    removeToken: (params) => call('removeToken', params),
    setWipeAfter: (count) => call('setWipeAfter', { count }),
    removeAccount: (params) => call('removeAccount', params),
    exportBackup: (params) => call('exportBackup', params),
    importBackup: (params) => call('importBackup', params),
    moveEarlier: (params) => withOpening(call('moveEarlier', params)),
    preparePassword: (params) => call('preparePassword', params),
    reviewAndSign: (request) => call('reviewAndSign', request),
    signChallenge: (challenge) => call('signChallenge', challenge),
    decryptMemos: (memos) => call('decryptMemos', { memos }),
    onLock(listener) {
      lockListeners.add(listener);
      return () => {
        lockListeners.delete(listener);
      };
    },
  };
}

/** The signer of the app. */
export const signer: Signer = createSigner(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'signer' }),
);

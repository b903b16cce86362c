import { AppError } from '@xbts/shared/errors/appError.ts';
import { type ErrorCode, errorCodes } from '@xbts/shared/errors/codes.ts';
import type { Memo } from '@xbts/shared/protocol/operations.ts';
import type {
  FromWorker,
  LockReason,
  Opening,
  SignerCall,
  SignerCalls,
  SignerStatus,
  SigningAnswer,
  SigningRequest,
} from './messages.ts';

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
  /** Sets the chain that is signed for; once, before anything else. @throws AppError signer.wrong_chain for a second one */
  configure(chainId: string): Promise<SignerStatus>;
  /** Asks anew, so that the seconds to wait are right. */
  status(): Promise<SignerStatus>;
  /**
   * Which roles of the account a password or WIF opens; the worker keeps the keys for ten minutes, for setup.
   * @throws AppError key.malformed_wif, login.wrong_password, login.key_not_of_account, login.no_active
   */
  rolesOf(params: SignerCalls['rolesOf']['params']): Promise<Opening>;
  /** Stores what rolesOf found under the PIN (a new one, or the vault's) and unlocks. @throws AppError signer.nothing_to_save, pin and vault codes */
  setup(params: SignerCalls['setup']['params']): Promise<Opening>;
  /** Forgets what rolesOf found. */
  discard(): Promise<null>;
  /** @throws AppError vault.wrong_pin, vault.wait and the other vault codes */
  unlock(params: SignerCalls['unlock']['params']): Promise<Opening>;
  lock(): Promise<null>;
  /** The app is in use: the ten minutes begin again. Starts no worker. */
  touch(): void;
  /** Removes every key from this device. */
  wipe(): Promise<null>;
  /** Signs the very operations given, or refuses (signer.*). */
  reviewAndSign(request: SigningRequest): Promise<SigningAnswer>;
  /** The texts of memos, null for what our keys don't open. @throws AppError signer.locked */
  decryptMemos(memos: readonly Memo[]): Promise<(string | null)[]>;
  onLock(listener: (reason: LockReason) => void): () => void;
}

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: AppError): void;
}

const isErrorCode = (code: string): code is ErrorCode => errorCodes.some((known) => known === code);

/** Requests with ids over a worker that is started when first needed and anew after it has failed. */
function createWire(openWorker: () => SignerWorker, onLocked: (reason: LockReason) => void) {
  const waiting = new Map<number, Waiting>();
  let worker: SignerWorker | undefined;
  let chain: string | undefined;
  let nextId = 1;

  function fail(): void {
    worker?.terminate();
    worker = undefined;
    for (const { reject } of waiting.values()) reject(new AppError('signer.unavailable'));
    waiting.clear();
    onLocked('idle');
  }

  function receive(message: FromWorker): void {
    if ('event' in message) return onLocked(message.reason);
    const caller = waiting.get(message.id);
    waiting.delete(message.id);
    if ('answer' in message) return caller?.resolve(message.answer);
    caller?.reject(new AppError(isErrorCode(message.code) ? message.code : 'unexpected', message.facts));
  }

  function start(): SignerWorker {
    const started = openWorker();
    started.onmessage = ({ data }) => receive(data);
    started.onerror = fail;
    if (chain !== undefined) {
      started.postMessage({ id: 0, call: 'configure', params: { chainId: chain } });
    }
    return started;
  }

  return {
    /** For what needs no answer; starts no worker. */
    send<Call extends SignerCall>(call: Call, params: SignerCalls[Call]['params']) {
      worker?.postMessage({ id: 0, call, params });
    },
    call<Call extends SignerCall>(call: Call, params: SignerCalls[Call]['params']) {
      if (call === 'configure' && 'chainId' in params && typeof params.chainId === 'string') {
        chain ??= params.chainId;
      }
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
  const wire = createWire(openWorker, (reason) => {
    holder.set({
      hasVault: reason !== 'wiped' && (holder.get()?.hasVault ?? false),
      unlocked: null,
      waitSeconds: 0,
    });
    for (const listener of [...lockListeners]) listener(reason);
  });
  const withStatus = async (answer: Promise<SignerStatus>) => {
    const status = await answer;
    holder.set(status);
    return status;
  };
  const withOpening = async (answer: Promise<Opening>) => {
    const unlocked = await answer;
    holder.set({ hasVault: true, unlocked, waitSeconds: 0 });
    return unlocked;
  };
  return {
    state: holder.get,
    subscribe: holder.subscribe,
    configure: (chainId) => withStatus(wire.call('configure', { chainId })),
    status: () => withStatus(wire.call('status', {})),
    rolesOf: (params) => wire.call('rolesOf', params),
    setup: (params) => withOpening(wire.call('setup', params)),
    discard: () => wire.call('discard', {}),
    unlock: (params) => withOpening(wire.call('unlock', params)),
    lock: () => wire.call('lock', {}),
    touch() {
      if (holder.get()?.unlocked) wire.send('touch', {});
    },
    wipe: () => wire.call('wipe', {}),
    reviewAndSign: (request) => wire.call('reviewAndSign', request),
    decryptMemos: (memos) => wire.call('decryptMemos', { memos }),
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

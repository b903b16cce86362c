import { AppError } from '@xbts/shared/errors/appError.ts';
import { type ErrorCode, errorCodes } from '@xbts/shared/errors/codes.ts';
import { createStore } from 'zustand/vanilla';
import type { Opening } from '../protocol/secrets.ts';
import {
  type FromWorker,
  type LockReason,
  type SignerCall,
  type SignerMethods,
  type SignerStatus,
  signerCalls,
} from '../protocol.ts';

/** The client's view of a worker; tests pass a handler in its place. */
export interface SignerWorker {
  postMessage(message: unknown): void;
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  terminate(): void;
}

/** The page's end of the connection to the worker; the signer's methods type its messages. */
interface Wire {
  /**
   * Asks the worker and waits for its answer. @throws AppError with the worker's code; signer.unavailable when the
   * worker fails
   */
  call(name: SignerCall, params: unknown): Promise<unknown>;
  /** Sends a message without an answer. Starts no worker. */
  tell(name: SignerCall, params: unknown): void;
}

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: AppError): void;
}

const isErrorCode = (code: string): code is ErrorCode => errorCodes.some((known) => known === code);

/** Requests with ids over a worker that starts on demand, and again after a failure. */
export function createWire(openWorker: () => SignerWorker, onLocked: (reason: LockReason) => void): Wire {
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
    tell(call, params) {
      worker?.postMessage({ id: 0, call, params });
    },
    call(call, params) {
      return new Promise((resolve, reject) => {
        const id = nextId;
        nextId += 1;
        waiting.set(id, { resolve, reject });
        worker ??= start();
        worker.postMessage({ id, call, params });
      });
    },
  };
}

/**
 * The page's side of the signer: all of its calls but two, which the client makes itself. The first call starts the
 * worker.
 */
export interface Signer extends Omit<SignerMethods, 'configure' | 'touch'> {
  /** The signer's last known state; the same object until it changes. Null before the first answer. */
  state(): SignerStatus | null;
  subscribe(listener: () => void): () => void;
  /** Sets the source of the chain id for signatures, and the idle time until it locks, milliseconds. */
  configure(readChainId: () => Promise<string>, readAutoLockMs?: () => number): void;
  /** The app is in use: restarts the idle time, at its present length. Starts no worker. */
  touch(): void;
  onLock(listener: (reason: LockReason) => void): () => void;
}

/** The client of a signer worker. */
export function createSigner(openWorker: () => SignerWorker): Signer {
  const known = createStore<{ status: SignerStatus | null }>(() => ({ status: null }));
  const state = () => known.getState().status;
  const lockListeners = new Set<(reason: LockReason) => void>();
  let readChainId = (): Promise<string> => Promise.reject(new AppError('signer.not_configured'));
  let readAutoLockMs: (() => number) | undefined;
  const wire = createWire(openWorker, (reason) => {
    const hasVault = reason !== 'wiped' && (state()?.hasVault ?? false);
    known.setState({ status: { hasVault, unlocked: null, waitSeconds: 0 } });
    for (const listener of [...lockListeners]) listener(reason);
  });
  const autoLock = () => (readAutoLockMs === undefined ? {} : { autoLockMs: readAutoLockMs() });

  async function ask(name: SignerCall, params: unknown): Promise<unknown> {
    const { kind } = signerCalls[name];
    // Every time: a restarted worker knows no chain, and a repeated configure is harmless.
    if (kind === 'chainCall' || kind === 'opening')
      await wire.call('configure', { chainId: await readChainId(), ...autoLock() });
    const answer = await wire.call(name, params);
    if (kind === 'opening')
      known.setState({ status: { hasVault: true, unlocked: answer as Opening, waitSeconds: 0 } });
    if (name === 'status') known.setState({ status: answer as SignerStatus });
    return answer;
  }

  const names = Object.keys(signerCalls) as SignerCall[];
  const methods = Object.fromEntries(
    names.map((name) => [
      name,
      (params: unknown) => (signerCalls[name].kind === 'tell' ? wire.tell(name, params) : ask(name, params)),
    ]),
  ) as unknown as SignerMethods;
  return {
    ...methods,
    state,
    subscribe: (listener) => known.subscribe(() => listener()),
    configure(read, readMs) {
      readChainId = read;
      readAutoLockMs = readMs;
    },
    touch() {
      if (state()?.unlocked) methods.touch(autoLock());
    },
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
  () => new Worker(new URL('../worker/worker.ts', import.meta.url), { type: 'module', name: 'signer' }),
);

import { AppError } from '@xbts/shared/errors/appError.ts';
import { createStore } from 'zustand/vanilla';
import type { Opening } from '../protocol/secrets.ts';
import {
  type LockReason,
  type SignerCall,
  type SignerMethods,
  type SignerStatus,
  signerCalls,
} from '../protocol.ts';
import { createWire, type SignerWorker } from './wire.ts';

/** The page's side of the signer: all of its calls but two, which the client makes by itself. The worker is started at the first call. */
export interface Signer extends Omit<SignerMethods, 'configure' | 'touch'> {
  /** What the signer is known to hold; the same object until it changes. Null before the first answer. */
  state(): SignerStatus | null;
  subscribe(listener: () => void): () => void;
  /** Says where the id of the chain that is signed for comes from, and the time without use until it locks, milliseconds. */
  configure(readChainId: () => Promise<string>, readAutoLockMs?: () => number): void;
  /** The app is in use: the time until it locks begins again, by the present choice of it. Starts no worker. */
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
    // Every time: a worker that was started again knows no chain, and to a second telling of the same it is quiet.
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

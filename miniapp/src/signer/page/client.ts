import { AppError } from '@xbts/shared/errors/appError.ts';
import type { LockReason, SignerCall, SignerStatus } from '../protocol.ts';
import { createLockCalls, type LockCalls } from '../worker/calls/lockCalls.ts';
import { createLoginCalls, type LoginCalls } from '../worker/calls/loginCalls.ts';
import { createNewAccountCalls, type NewAccountCalls } from '../worker/calls/newAccountCalls.ts';
import { createSigningCalls, type SigningCalls } from '../worker/calls/signingCalls.ts';
import { createVaultCalls, type VaultCalls } from '../worker/calls/vaultCalls.ts';
import { createSignerState } from './signerState.ts';
import { type CallSigner, createWire, type SignerWorker } from './wire.ts';

/** The page's side of the signer. The worker is started at the first call, and nothing secret ever comes back. */
export interface Signer extends LoginCalls, NewAccountCalls, LockCalls, VaultCalls, SigningCalls {
  /** What the signer is known to hold; the same object until it changes. Null before the first answer. */
  state(): SignerStatus | null;
  subscribe(listener: () => void): () => void;
  /** Says where the id of the chain that is signed for comes from, and the time without use until it locks, milliseconds. */
  configure(readChainId: () => Promise<string>, readAutoLockMs?: () => number): void;
  /** Asks anew, so that the seconds to wait are right. */
  status(): Promise<SignerStatus>;
  /** The app is in use: the time until it locks begins again, by the present choice of it. Starts no worker. */
  touch(): void;
  onLock(listener: (reason: LockReason) => void): () => void;
}

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

/** The client of a signer worker. */
export function createSigner(openWorker: () => SignerWorker): Signer {
  const state = createSignerState();
  const lockListeners = new Set<(reason: LockReason) => void>();
  let readChainId = (): Promise<string> => Promise.reject(new AppError('signer.not_configured'));
  let readAutoLockMs: (() => number) | undefined;
  const wire = createWire(openWorker, (reason) => {
    const hasVault = reason !== 'wiped' && (state.get()?.hasVault ?? false);
    state.set({ hasVault, unlocked: null, waitSeconds: 0 });
    for (const listener of [...lockListeners]) listener(reason);
  });

  const autoLock = () => (readAutoLockMs === undefined ? {} : { autoLockMs: readAutoLockMs() });

  const call: CallSigner = async (name, params) => {
    // Every time: a worker that was started anew knows no chain, and to a second telling of the same it is quiet.
    if (NEEDS_CHAIN.has(name)) await wire.call('configure', { chainId: await readChainId(), ...autoLock() });
    return wire.call(name, params);
  };
  return {
    ...createLoginCalls(call),
    ...createNewAccountCalls(call),
    ...createLockCalls(call, wire.tell, (unlocked) =>
      state.set({ hasVault: true, unlocked, waitSeconds: 0 }),
    ),
    ...createVaultCalls(call),
    ...createSigningCalls(call),
    state: state.get,
    subscribe: state.subscribe,
    configure(read, readMs) {
      readChainId = read;
      readAutoLockMs = readMs;
    },
    async status() {
      const status = await call('status', {});
      state.set(status);
      return status;
    },
    touch() {
      if (state.get()?.unlocked) wire.tell('touch', autoLock());
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

import type { SignerStatus } from '../protocol.ts';

/** What the signer is known to hold, for whoever wants to hear of changes. */
export interface SignerState {
  /** The same object until it changes; null before the first answer. */
  get(): SignerStatus | null;
  set(next: SignerStatus): void;
  subscribe(listener: () => void): () => void;
}

/** Keeps the last known status of the signer. */
export function createSignerState(): SignerState {
  const listeners = new Set<() => void>();
  let current: SignerStatus | null = null;
  return {
    get: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    set(next) {
      current = next;
      for (const listener of [...listeners]) listener();
    },
  };
}

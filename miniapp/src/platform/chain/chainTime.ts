import { useSyncExternalStore } from 'react';
import { chain } from './chain.ts';

/** The chain's present time, milliseconds: its newest block's, which its own rules use; the device's while unknown. */
export function useChainTime(): number {
  const headTime = useSyncExternalStore(chain.status.subscribe, () => chain.status.get().head?.time ?? null);
  return headTime ?? Date.now();
}

/**
 * Converts a moment of this device's clock, milliseconds, to chain time, assuming that their present difference held
 * then.
 */
export function asChainTime(deviceMs: number): number {
  const head = chain.status.get().head;
  return head === null ? deviceMs : deviceMs + head.time - Date.now();
}

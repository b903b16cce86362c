import { useSyncExternalStore } from 'react';
import { chain } from './chain.ts';

/** The chain's present time, milliseconds: that of its newest block, which its own rules go by; the device's while none is known. */
export function useChainTime(): number {
  const headTime = useSyncExternalStore(chain.status.subscribe, () => chain.status.get().head?.time ?? null);
  return headTime ?? Date.now();
}

/** A moment of this device's clock, milliseconds, as the chain's own time: what the two differ by now is taken to have been so then. */
export function asChainTime(deviceMs: number): number {
  const head = chain.status.get().head;
  return head === null ? deviceMs : deviceMs + head.time - Date.now();
}

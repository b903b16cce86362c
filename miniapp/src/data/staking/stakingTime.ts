import { useSyncExternalStore } from 'react';
import { chain } from '../chain.ts';

/** The chain's present time, milliseconds: that of its newest block, which its own rules go by; the device's while none is known. */
export function useChainTime(): number {
  const headTime = useSyncExternalStore(chain.status.subscribe, () => chain.status.get().head?.time ?? null);
  return headTime ?? Date.now();
}

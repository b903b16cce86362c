import { useEffect } from 'react';
import type { JobName } from './intervals.ts';

const shown = new Map<JobName, number>();

/** Has a job run at its shorter interval until the function it gives is called. */
export function holdFocus(name: JobName): () => void {
  shown.set(name, (shown.get(name) ?? 0) + 1);
  let isHeld = true;
  return () => {
    if (isHeld) shown.set(name, (shown.get(name) ?? 0) - 1);
    isHeld = false;
  };
}

/** Whether anything that a job reads is on the screen. */
export const isFocused = (name: JobName): boolean => (shown.get(name) ?? 0) > 0;

/** Has a job run at its shorter interval while the component is mounted. */
export function useJobFocus(name: JobName): void {
  useEffect(() => holdFocus(name), [name]);
}

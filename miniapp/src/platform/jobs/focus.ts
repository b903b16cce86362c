import { useEffect } from 'react';
import type { JobName } from './intervals.ts';

const shown = new Map<JobName, number>();

/** Runs a job at its shorter interval until the returned function is called. */
export function holdFocus(name: JobName): () => void {
  shown.set(name, (shown.get(name) ?? 0) + 1);
  let isHeld = true;
  return () => {
    if (isHeld) shown.set(name, (shown.get(name) ?? 0) - 1);
    isHeld = false;
  };
}

/** Whether a job's data are visible. */
export const isFocused = (name: JobName): boolean => (shown.get(name) ?? 0) > 0;

/** Runs a job at its shorter interval while the component is mounted. */
export function useJobFocus(name: JobName): void {
  useEffect(() => holdFocus(name), [name]);
}

/** Since when (ms) what is read comes from the data server, since no node answers; null while nodes do. */
let since: number | null = null;
const listeners = new Set<() => void>();

export const fallbackSince = (): number | null => since;

/** Notes from when on the data server answers in the nodes' place; null: nodes do again. */
export function setFallbackSince(at: number | null): void {
  if ((since === null) === (at === null)) return;
  since = at;
  for (const listener of [...listeners]) listener();
}

/** Calls back when the source changes; ends with the returned function. */
export function onSourceChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** True when what was read at this moment (ms) came from the data server. */
export const isServed = (readAt: number): boolean => since !== null && readAt >= since;

/** The text that tells the age of a figure read at this moment (ms), and its source where that is the data server. */
export const ageKey = (readAt: number) => (isServed(readAt) ? 'common.fromServer' : 'common.asOf');

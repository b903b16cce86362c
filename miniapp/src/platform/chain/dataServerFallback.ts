/** When (ms) the data server began to replace unreachable nodes; null while nodes answer. */
let since: number | null = null;
const listeners = new Set<() => void>();

export const fallbackSince = (): number | null => since;

/** Notes from when on the data server answers in the nodes' place; null: nodes do again. */
export function setFallbackSince(at: number | null): void {
  if ((since === null) === (at === null)) return;
  since = at;
  for (const listener of [...listeners]) listener();
}

/** Calls back when the source changes; the returned function ends it. */
export function onSourceChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** True when data read at this moment (ms) came from the data server. */
export const isServed = (readAt: number): boolean => since !== null && readAt >= since;

/**
 * The key of the text with a figure's age, for one read at this moment (ms), including its source if it is the data
 * server.
 */
export const ageKey = (readAt: number) => (isServed(readAt) ? 'common.fromServer' : 'common.asOf');

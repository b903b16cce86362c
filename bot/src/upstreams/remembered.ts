import type { Clock } from '@xbts/shared/client/clock.ts';

/** A value that many answers are made from: loaded by one call at a time, and again when older than `ttlMs`. */
export function remembered<Value>(
  load: () => Promise<Value>,
  options: { ttlMs: number; clock: Pick<Clock, 'now'> },
): () => Promise<Value> {
  let current: { value: Promise<Value>; at: number } | undefined;
  return () => {
    const now = options.clock.now();
    if (current !== undefined && now - current.at < options.ttlMs) return current.value;
    const started = { value: load(), at: now };
    current = started;
    started.value.catch(() => {
      // Whoever asked hears of the failure; it is only not remembered.
      if (current === started) current = undefined;
    });
    return started.value;
  };
}

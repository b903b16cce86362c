/** An update for the bot: its number and one named content. */
export interface Update {
  readonly update_id: number;
  readonly [kind: string]: unknown;
}

export interface TakeOptions {
  readonly offset: number | undefined;
  readonly limit: number;
  readonly timeoutMs: number;
  readonly signal?: AbortSignal;
}

/** The queue of updates the bot has not confirmed yet. */
export interface UpdateQueue {
  push(content: Readonly<Record<string, unknown>>): void;
  /** Updates from the offset on; earlier ones are confirmed and dropped. Waits up to timeoutMs for the first. */
  take(options: TakeOptions): Promise<readonly Update[]>;
  /** Only these kinds are queued; empty = all except those that need an explicit request. */
  allow(kinds: readonly string[]): void;
  drop(): void;
  pendingCount(): number;
  /** Calls the listener whenever an update is queued; returns the unsubscriber. */
  onPush(listener: () => void): () => void;
}

/** Creates an empty queue of updates. */
export function createUpdateQueue(): UpdateQueue {
  let pending: Update[] = [];
  let nextId = 100_001;
  let allowed: readonly string[] = [];
  const listeners = new Set<() => void>();
  const from = (offset: number | undefined, limit: number) => {
    // A negative offset counts from the end and drops the rest.
    if (offset !== undefined && offset < 0) pending = pending.slice(offset);
    else if (offset !== undefined) pending = pending.filter((update) => update.update_id >= offset);
    return pending.slice(0, limit);
  };
  return {
    push: (content) => {
      const kind = Object.keys(content)[0] ?? '';
      if (allowed.length > 0 && !allowed.includes(kind)) return;
      pending.push({ update_id: nextId++, ...content });
      for (const listener of [...listeners]) listener();
    },
    take: async ({ offset, limit, timeoutMs, signal }) => {
      const ready = from(offset, limit);
      if (ready.length > 0 || timeoutMs <= 0 || signal?.aborted === true) return ready;
      await new Promise<void>((resolve) => {
        const finish = () => {
          clearTimeout(timer);
          listeners.delete(finish);
          signal?.removeEventListener('abort', finish);
          resolve();
        };
        const timer = setTimeout(finish, timeoutMs);
        listeners.add(finish);
        signal?.addEventListener('abort', finish);
      });
      return from(offset, limit);
    },
    allow: (kinds) => {
      allowed = kinds;
    },
    drop: () => {
      pending = [];
    },
    pendingCount: () => pending.length,
    onPush: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

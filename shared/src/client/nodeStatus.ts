/** The newest block the client knows of. */
export interface Head {
  readonly number: number;
  /** Block id, 40 hex digits; its first 8 are the number. */
  readonly id: string;
  /** Chain time of the block, milliseconds since 1970 UTC. */
  readonly time: number;
  /** Number of the last irreversible block. */
  readonly irreversible: number;
}

/**
 * unknown: not asked yet · connecting · active: the one in use · standby: answered and fit ·
 * failed: did not answer or dropped (tried again later) · refused: wrong chain or stale head.
 */
export type NodeState = 'unknown' | 'connecting' | 'active' | 'standby' | 'failed' | 'refused';

/** What is known of one node of the pool. */
export interface NodeEntry {
  readonly url: string;
  readonly state: NodeState;
  /** Round trip of one small call, milliseconds. */
  readonly latencyMs: number | null;
  readonly headNumber: number | null;
  /** How far this node's head was behind the best known one when it was last seen, milliseconds. */
  readonly headAgeMs: number | null;
  /** Why it failed or was refused, for engineers. */
  readonly reason?: string;
}

/** connecting: first connection · connected · switching: moving to another node · offline: no node answers. */
export type ConnectionState = 'connecting' | 'connected' | 'switching' | 'offline';

export interface NodeStatus {
  readonly state: ConnectionState;
  /** The node in use, or null. */
  readonly url: string | null;
  readonly latencyMs: number | null;
  readonly head: Head | null;
  readonly nodes: readonly NodeEntry[];
}

/** A value that can be watched; the same object is returned until it changes (fit for useSyncExternalStore). */
export interface StatusStore {
  get(): NodeStatus;
  subscribe(listener: (status: NodeStatus) => void): () => void;
}

/** A status store with its setter, for the pool. */
export function createStatusStore(initial: NodeStatus): StatusStore & { set(next: NodeStatus): void } {
  let current = initial;
  const listeners = new Set<(status: NodeStatus) => void>();
  return {
    get: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(next) {
      current = next;
      for (const listener of [...listeners]) listener(next);
    },
  };
}

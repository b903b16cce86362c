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
 * failed: did not answer or dropped (tried again later) · refused: not fit, see `fault`.
 */
export type NodeState = 'unknown' | 'connecting' | 'active' | 'standby' | 'failed' | 'refused';

/**
 * What makes a node unfit. wrong_chain: it is on another network · ahead, behind: its head is far from what the other nodes agree
 * on · silent: again and again it does not answer what others do · contradicted: what it said of an account, an asset or a block, two nodes of other operators deny ·
 * garbage: it sent what is too long, too deep or no message, or a flood that nobody asked for.
 */
export type NodeFault = 'wrong_chain' | 'ahead' | 'behind' | 'silent' | 'contradicted' | 'garbage';

/** What is known of one node of the pool. */
export interface NodeEntry {
  readonly url: string;
  /** The user has added it. */
  readonly isOwn?: boolean;
  readonly state: NodeState;
  /** Round trip of one small call, milliseconds. */
  readonly latencyMs: number | null;
  readonly headNumber: number | null;
  /** How far this node's head was behind what the others agreed on when they were last compared, milliseconds. */
  readonly headAgeMs: number | null;
  /** Why it failed or was refused, for engineers. */
  readonly reason?: string;
  readonly fault?: NodeFault;
}

/** connecting: first connection · connected · switching: moving to another node · offline: no node answers. */
export type ConnectionState = 'connecting' | 'connected' | 'switching' | 'offline';

export interface NodeStatus {
  readonly state: ConnectionState;
  /** The node in use, or null. */
  readonly url: string | null;
  readonly latencyMs: number | null;
  /** True once the node in use was compared with the others that answer, and found fit. */
  readonly isCompared: boolean;
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

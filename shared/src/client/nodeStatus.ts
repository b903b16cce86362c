/** The newest block that the client knows. */
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
 * unknown: not asked yet · connecting · active: the one in use · standby: answered and fit · failed: did not answer or
 * dropped (tried again later) · refused: unfit, see `fault`.
 */
export type NodeState = 'unknown' | 'connecting' | 'active' | 'standby' | 'failed' | 'refused';

/**
 * A node's fault. wrong_chain: it is on another network · ahead, behind: its head is far from the other nodes' agreed
 * head · silent: it repeatedly does not answer what others do · contradicted: two nodes of other operators deny its
 * answer about an account, an asset or a block · garbage: it sent a message that is too long, too deep or malformed, or
 * a flood of unrequested ones.
 */
export type NodeFault = 'wrong_chain' | 'ahead' | 'behind' | 'silent' | 'contradicted' | 'garbage';

/** The public state of one node of the pool. */
export interface NodeEntry {
  readonly url: string;
  /** The user added it. */
  readonly isOwn?: boolean;
  readonly state: NodeState;
  /** Round trip of one small call, milliseconds. */
  readonly latencyMs: number | null;
  readonly headNumber: number | null;
  /** Milliseconds that this node's head was behind the agreed one at the last comparison. */
  readonly headAgeMs: number | null;
  /** The reason of a failure or refusal, for engineers. */
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
  /** True once the node in use was compared with the others and found fit. */
  readonly isCompared: boolean;
  readonly head: Head | null;
  readonly nodes: readonly NodeEntry[];
}

/** An observable value; the same object is returned until it changes (fit for useSyncExternalStore). */
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

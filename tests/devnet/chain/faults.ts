/** The APIs that a node can deny; `login` cannot be denied. */
export type DeniableApi =
  | 'database'
  | 'history'
  | 'network_broadcast'
  | 'asset'
  | 'block'
  | 'orders'
  | 'custom_operations';

/**
 * What happens to broadcasts. `lost_answer`: applied, the answer never comes. `refused`: answered with an internal error
 * and not applied. `not_forwarded`: checked and answered with success, but never reaches the chain.
 */
export type BroadcastFault = 'none' | 'lost_answer' | 'refused' | 'not_forwarded';

/** Everything that can be wrong with one node. All off by default; plain JSON, so controls can pass it through. */
export interface FaultSettings {
  /** New connections are cut before the handshake. */
  isRefusingConnections: boolean;
  /** Neither new blocks nor notices: the head stays where it was when this was switched on. */
  isStalled: boolean;
  /** The head, its time and the notices are this many seconds old. */
  lagSeconds: number;
  /** The chain id that the node claims, 64 hex digits; null for the true one. */
  chainId: string | null;
  /** Delay of every answer, milliseconds. */
  slowMs: number;
  deniedApis: DeniableApi[];
  broadcast: BroadcastFault;
  /** Whether the broadcast fault strikes once and switches itself off, or every time. */
  broadcastTimes: 'next' | 'all';
  /** With `lost_answer`: whether the connection is cut as well. */
  isConnectionCutOnLoss: boolean;
}

const noFaults: FaultSettings = {
  isRefusingConnections: false,
  isStalled: false,
  lagSeconds: 0,
  chainId: null,
  slowMs: 0,
  deniedApis: [],
  broadcast: 'none',
  broadcastTimes: 'all',
  isConnectionCutOnLoss: true,
};

type DropListener = () => void;
type ChangeListener = (settings: Readonly<FaultSettings>) => void;

/** The faults of one node, settable while it runs. */
export class NodeFaults {
  #settings: FaultSettings;
  readonly #dropListeners = new Set<DropListener>();
  readonly #changeListeners = new Set<ChangeListener>();

  constructor(initial: Partial<FaultSettings> = {}) {
    this.#settings = { ...noFaults, ...initial };
  }

  get settings(): Readonly<FaultSettings> {
    return this.#settings;
  }

  /** Changes the given settings and leaves the others. */
  set(changes: Partial<FaultSettings>): void {
    this.#settings = { ...this.#settings, ...changes };
    for (const listener of this.#changeListeners) listener(this.#settings);
  }

  /** Makes the node healthy again. */
  reset(): void {
    this.set({ ...noFaults });
  }

  /** Cuts every open connection now; new ones are accepted unless `isRefusingConnections`. */
  dropConnections(): void {
    for (const listener of this.#dropListeners) listener();
  }

  /** The fault for the current broadcast; a fault of `next` is used up by asking. */
  takeBroadcastFault(): BroadcastFault {
    const { broadcast, broadcastTimes } = this.#settings;
    if (broadcast !== 'none' && broadcastTimes === 'next') this.set({ broadcast: 'none' });
    return broadcast;
  }

  /** Called by the node; returns the unsubscriber. */
  onDrop(listener: DropListener): () => void {
    this.#dropListeners.add(listener);
    return () => this.#dropListeners.delete(listener);
  }

  /** Called after every change of settings; returns the unsubscriber. */
  onChange(listener: ChangeListener): () => void {
    this.#changeListeners.add(listener);
    return () => this.#changeListeners.delete(listener);
  }
}

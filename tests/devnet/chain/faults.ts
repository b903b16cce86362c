import { type Lies, noLies } from './rpc/lies/lieTable.ts';

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
 * and not applied. `not_forwarded`: checked and answered with success, but never reaches the chain. `false_block`: as that, and this
 * node then shows the transaction in its next block and in histories.
 */
export type BroadcastFault = 'none' | 'lost_answer' | 'refused' | 'not_forwarded' | 'false_block';

/** All faults of one node. All off by default; plain JSON, so controls can pass it through. */
export interface FaultSettings {
  /** New connections are cut before the handshake. */
  isRefusingConnections: boolean;
  /** Neither new blocks nor notices: the head stays where it was at the start of the fault. */
  isStalled: boolean;
  /** The head, its time and the notices are this many seconds old. */
  lagSeconds: number;
  /** The chain id that the node claims, 64 hex digits; null for the true one. */
  chainId: string | null;
  /** Delay of every answer, milliseconds. */
  slowMs: number;
  deniedApis: DeniableApi[];
  /** The node runs without the market history plugin: no trades, no tickers, no history and no statistics of pools. */
  hasNoMarketHistory: boolean;
  broadcast: BroadcastFault;
  /** Whether the broadcast fault strikes once and switches itself off, or every time. */
  broadcastTimes: 'next' | 'all';
  /** With `lost_answer`: whether the connection is cut as well. */
  isConnectionCutOnLoss: boolean;
  /** Unrequested notices of this many characters, one after the other, to every connection; 0 for none. */
  floodCharacters: number;
  /**
   * Every answer except those about the chain and its head is nested so deep that a recursive walk overflows the stack.
   */
  isNesting: boolean;
  /** The node's lies, each by its name, all off by default. */
  lies: Lies;
  /** It lies only in lists: single reads by id or name return the truth. */
  isLyingInListsOnly: boolean;
}

const noFaults: FaultSettings = {
  isRefusingConnections: false,
  isStalled: false,
  lagSeconds: 0,
  chainId: null,
  slowMs: 0,
  deniedApis: [],
  hasNoMarketHistory: false,
  broadcast: 'none',
  broadcastTimes: 'all',
  isConnectionCutOnLoss: true,
  floodCharacters: 0,
  isNesting: false,
  lies: noLies,
  isLyingInListsOnly: false,
};

type DropListener = () => void;
type ResetListener = () => void;
type ChangeListener = (settings: Readonly<FaultSettings>) => void;

/** The faults of one node, settable while it runs. */
export class NodeFaults {
  #settings: FaultSettings;
  readonly #dropListeners = new Set<DropListener>();
  readonly #resetListeners = new Set<ResetListener>();
  readonly #changeListeners = new Set<ChangeListener>();

  constructor(initial: Partial<FaultSettings> = {}) {
    this.#settings = { ...noFaults, ...initial };
  }

  get settings(): Readonly<FaultSettings> {
    return this.#settings;
  }

  /**
   * Changes the given settings and leaves the others. @throws RangeError or NodeError for a lie about an unknown
   * object; nothing changes then
   */
  set(changes: Partial<FaultSettings>): void {
    const before = this.#settings;
    try {
      this.#apply({ ...before, ...changes });
    } catch (error) {
      this.#apply(before);
      throw error;
    }
  }

  /** Changes the given lies and leaves the others: `lie({ fees: 10 })`. @throws as `set` */
  lie(changes: Partial<Lies>): void {
    this.set({ lies: { ...this.#settings.lies, ...changes } });
  }

  /** Makes the node healthy again. */
  reset(): void {
    this.set({ ...noFaults });
    for (const listener of this.#resetListeners) listener();
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

  /** Called when the node is made healthy again; returns the unsubscriber. */
  onReset(listener: ResetListener): () => void {
    this.#resetListeners.add(listener);
    return () => this.#resetListeners.delete(listener);
  }

  /** Called after every change of settings; returns the unsubscriber. */
  onChange(listener: ChangeListener): () => void {
    this.#changeListeners.add(listener);
    return () => this.#changeListeners.delete(listener);
  }

  #apply(settings: FaultSettings): void {
    this.#settings = settings;
    for (const listener of this.#changeListeners) listener(settings);
  }
}

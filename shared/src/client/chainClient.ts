import type { GenericSchema } from 'valibot';
import type { Head, StatusStore } from './nodeStatus.ts';

/** The node APIs that the product uses (chain.md §1). Public nodes often deny `asset` and `block`. */
export type ApiName = 'database' | 'history' | 'network_broadcast' | 'asset' | 'block' | 'login';

export interface CallOptions<T> {
  /** Parses the answer; without one it is returned unparsed. */
  schema?: GenericSchema<unknown, T> | undefined;
  signal?: AbortSignal | undefined;
  /** Milliseconds for the whole call, including waits for a connection and repeats. Default 10 000. */
  deadlineMs?: number | undefined;
  /** True: the client never repeats it; a lost answer is `broadcast.answer_lost`. */
  isBroadcast?: boolean | undefined;
}

/** A chain object as a notice carries it: at least its id. */
export type ChainObject = Readonly<Record<string, unknown>> & { readonly id: string };

/** One change of a subscribed object: its new form, or null when it was removed. */
export type ObjectListener = (id: string, object: ChainObject | null) => void;

/** Answers calls: the client, one node, or several that agree. Actions take it as their first parameter. */
export interface ChainReader {
  /**
   * Calls a method of a node. Reads of the client are repeated on another node when the connection is lost.
   * @throws AppError node.unreachable, node.timeout, node.api_denied, node.bad_answer, node.closed,
   *   request.cancelled, broadcast.answer_lost, or a code of protocol/chainError.ts
   */
  call<T = unknown>(
    api: ApiName,
    method: string,
    params: readonly unknown[],
    options?: CallOptions<T>,
  ): Promise<T>;
}

/** One node's own answers: its calls go to this node alone, and fail with node.connection_lost when it goes away. */
export interface NodeReader extends ChainReader {
  readonly url: string;
}

/** One connection to a node for a subscription: its own answers, and the notices of callback ids. */
export interface NoticeLine {
  readonly node: NodeReader;
  /** Ids from 1000 are free; a second listener of an id replaces the first. */
  onNotice(callback: number, listener: (argument: unknown) => void): void;
}

/** Subscribes on a connection. A rejection means that the connection is unusable: the client looks for another. */
export type BeginSubscription = (line: NoticeLine) => Promise<void>;

/** A connection to the chain through the best node. */
export interface ChainClient extends ChainReader {
  /** The chain id: the configured one, or with 'auto' that of the first node that answered. @throws AppError node.unreachable */
  chainId(): Promise<string>;
  /**
   * The node in use and nodes that can confirm its answers, all of different operators. `count` in all, by default the
   * quorum (operators.ts); fewer when no more answer within a few seconds. @throws AppError node.unreachable,
   * node.closed
   */
  readers(count?: number): Promise<readonly NodeReader[]>;
  /** Leaves a node whose answer two others contradict, and avoids it for a while. `reason` is for engineers. */
  contradicted(url: string, reason: string): void;
  /**
   * Leaves a node that does not answer what others do, or that withholds blocks; it is tried again later. It stays when
   * the list has no other operator. `reason` is for engineers.
   */
  silent(url: string, reason: string): void;
  /** Connection state, node in use, head block and the nodes' table. */
  readonly status: StatusStore;
  /**
   * Calls the listener with every change of these objects, and with their current state after a reconnection. Returns
   * the unsubscriber.
   */
  subscribeObjects(ids: readonly string[], listener: ObjectListener): () => void;
  /**
   * Calls the listener, at most once a block, when anything of the account changed (balances, orders, vesting, history
   * …); also after a reconnection. The listener reads the data again.
   */
  subscribeAccount(nameOrId: string, listener: () => void): () => void;
  /**
   * Runs this on the connection in use, and on every later one. The returned function ends that without a call to a
   * node.
   */
  subscribeOnEach(begin: BeginSubscription): () => void;
  /** Calls the listener with every new head block. */
  onBlock(listener: (head: Head) => void): () => void;
  /** Replaces the lists of configured and user-added nodes; the node in use stays when the new list has it. */
  setUrls(urls: readonly string[], ownUrls?: readonly string[]): void;
  /** Moves to this node if it is fit. Resolves to false and stays if it is not (`status` has the reason). */
  prefer(url: string): Promise<boolean>;
  /**
   * Sends no requests of its own until it is woken: for a hidden page. Notices are still received; the reads that they
   * cause happen on waking.
   */
  rest(): void;
  /**
   * Ends a rest, and checks the connection now: for a page that returns to the foreground or a network that is back.
   */
  wake(): void;
  /** Ends everything; calls in flight fail with node.closed. */
  close(): void;
}

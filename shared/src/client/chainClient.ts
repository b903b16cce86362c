import type { GenericSchema } from 'valibot';
import type { Head, StatusStore } from './nodeStatus.ts';

/** The node's APIs the product uses (chain.md §1). Public nodes often deny `asset` and `block`. */
export type ApiName = 'database' | 'history' | 'network_broadcast' | 'asset' | 'block' | 'login';

export interface CallOptions<T> {
  /** The answer is parsed with it; without one it is returned unparsed. */
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

/** What answers calls: the client, one node, or nodes that agree. Actions take it as their first parameter. */
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

/** One connection to a node, as what subscribes on it sees it: its own answers, and the notices of callback ids. */
export interface NoticeLine {
  readonly node: NodeReader;
  /** Ids from 1000 on are free; another listener of the same id takes its place. */
  onNotice(callback: number, listener: (argument: unknown) => void): void;
}

/** Subscribes something on a connection. A rejection means that the connection does not serve: another one is looked for. */
export type BeginSubscription = (line: NoticeLine) => Promise<void>;

/** A connection to the chain through whichever node is best. */
export interface ChainClient extends ChainReader {
  /** The chain id: the configured one, or with 'auto' that of the first node that answered. @throws AppError node.unreachable */
  chainId(): Promise<string>;
  /**
   * The node in use and others that can confirm its answers: of other operators than it and each other. `count` in all, by default as many
   * as have to say the same (operators.ts); fewer when no more answer within a few seconds. @throws AppError node.unreachable, node.closed
   */
  readers(count?: number): Promise<readonly NodeReader[]>;
  /** Leaves a node whose answer two others contradict; it is not used again for a while. `reason` for engineers. */
  contradicted(url: string, reason: string): void;
  /**
   * Leaves a node that does not answer what others do, or that keeps blocks back; it is tried again later. Where the list has no other
   * operator it stays. `reason` for engineers.
   */
  silent(url: string, reason: string): void;
  /** Connection state, node in use, head block and the nodes' table. */
  readonly status: StatusStore;
  /** Calls the listener with every change of these objects, and with their current state after a reconnection. Returns the unsubscriber. */
  subscribeObjects(ids: readonly string[], listener: ObjectListener): () => void;
  /**
   * Calls the listener, at most once a block, when anything of the account changed (balances, orders, vesting, history …);
   * also after a reconnection. The listener re-reads what it shows.
   */
  subscribeAccount(nameOrId: string, listener: () => void): () => void;
  /** Has this run on the connection in use, and on every new one after it; the function that ends that tells nobody. */
  subscribeOnEach(begin: BeginSubscription): () => void;
  /** Calls the listener with every new head block. */
  onBlock(listener: (head: Head) => void): () => void;
  /** Replaces the list of nodes, and of those that the user has added; the node in use is kept when it is on the new one. */
  setUrls(urls: readonly string[], ownUrls?: readonly string[]): void;
  /** Moves to this node if it is fit; resolves to false, staying where we are, if it is not (the reason is in `status`). */
  prefer(url: string): Promise<boolean>;
  /**
   * Asks nothing by itself until it is woken: for when the page is hidden. Notices are still taken; what they would have read again is
   * read on waking.
   */
  rest(): void;
  /** Ends a rest, and checks the connection now: for when the page returns to the foreground or the network is back. */
  wake(): void;
  /** Ends everything; calls in flight fail with node.closed. */
  close(): void;
}

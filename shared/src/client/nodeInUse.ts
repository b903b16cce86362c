import { toAppError } from '../errors/appError.ts';
import type { Connection } from './connection.ts';
import { ConnectionGate } from './connectionGate.ts';
import { NodeConnections, type NodeConnectionsOptions } from './nodeConnections.ts';
import { type ConnectionState, createStatusStore, type Head, type NodeStatus } from './nodeStatus.ts';
import type { NodeVisit } from './nodeVisit.ts';
import { Subscriptions, type SubscriptionsOptions } from './subscriptions.ts';

export interface NodeInUseOptions
  extends Omit<NodeConnectionsOptions, 'onLost' | 'onChange'>,
    Omit<SubscriptionsOptions, 'onHead' | 'onBroken'> {
  readonly onAdopted: () => void;
  /** The pool left the node in use and has none now. */
  readonly onLeft: () => void;
  readonly onNewHead: (head: Head) => void;
}

/**
 * The node that receives calls and subscriptions, and the status that reports it. The pool decides when to adopt and
 * leave it; this class does it.
 */
export class NodeInUse {
  readonly connections: NodeConnections;
  readonly gate: ConnectionGate;
  readonly subscriptions: Subscriptions;
  readonly store: ReturnType<typeof createStatusStore>;
  connection: Connection | null = null;
  head: Head | null = null;
  isClosed = false;
  readonly #options: NodeInUseOptions;
  readonly #blockListeners = new Set<(head: Head) => void>();
  #state: ConnectionState = 'connecting';
  #isCompared = false;

  constructor(options: NodeInUseOptions) {
    this.#options = options;
    this.store = createStatusStore(this.#snapshot());
    this.gate = new ConnectionGate(options.clock);
    this.connections = new NodeConnections({
      ...options,
      onLost: (connection, reason, fault) => this.drop(connection, reason, fault),
      onChange: () => this.publish(),
    });
    this.subscriptions = new Subscriptions({
      ...options,
      onHead: (head) => this.onHead(head),
      onBroken: (connection, error) => this.drop(connection, toAppError(error).message),
    });
  }

  get url(): string | undefined {
    return this.connection?.url;
  }

  /** Adopts this node: calls go to it, everything is subscribed again, the old node is left. */
  adopt({ connection, head }: NodeVisit): void {
    const { book, onAdopted } = this.#options;
    const old = this.connection;
    this.connections.unkeep(connection);
    if (old !== null && old !== connection) {
      book.left(old.url);
      this.connections.release(old);
    }
    this.connection = connection;
    this.#isCompared = false;
    book.activated(connection.url);
    this.gate.set(connection);
    old?.retire();
    this.subscriptions.attach(connection);
    this.#state = 'connected';
    onAdopted();
    this.onHead(head);
  }

  /** Adopts a node if none is in use; otherwise keeps it on standby. */
  adoptOrKeep(visit: NodeVisit): void {
    if (this.connection === null && !this.isClosed) this.adopt(visit);
    else this.connections.keep(visit.connection, this.url);
  }

  /** A connection ended or became useless. A visit in flight fails on its own. */
  drop(connection: Connection, reason: string, fault?: 'garbage'): void {
    const { book } = this.#options;
    const isKnown = this.connection === connection || this.connections.standbys.includes(connection);
    if (fault === 'garbage') book.garbage(connection.url, reason);
    else if (isKnown) book.failed(connection.url, reason);
    this.#leave(connection);
  }

  /** Leaves every connection to this node. */
  leaveUrl(url: string): void {
    for (const connection of [this.connection, ...this.connections.standbys])
      if (connection?.url === url) this.#leave(connection);
    this.publish();
  }

  /** Open connections to nodes that can confirm this one or replace it. */
  openOthers(url: string): Connection[] {
    const { book } = this.#options;
    return [this.connection, ...this.connections.standbys]
      .filter((each) => each !== null)
      .filter((each) => each.isOpen && book.areIndependent(each.url, url));
  }

  onHead(head: Head): void {
    if (this.connection === null) return;
    const { book, onNewHead } = this.#options;
    const isNew = head.id !== this.head?.id;
    this.head = head;
    book.answered(this.connection.url, head);
    if (isNew) onNewHead(head);
    this.publish();
    if (isNew) for (const listener of [...this.#blockListeners]) listener(head);
  }

  onBlock(listener: (head: Head) => void): () => void {
    this.#blockListeners.add(listener);
    return () => this.#blockListeners.delete(listener);
  }

  /** The node in use is fit after a comparison with the others. */
  compared(): void {
    this.#isCompared = true;
    this.publish();
  }

  /** No node answers. */
  offline(): void {
    this.#state = 'offline';
    this.publish();
  }

  publish(): void {
    this.store.set(this.#snapshot());
  }

  close(): void {
    this.isClosed = true;
    if (this.connection !== null) this.#options.book.left(this.connection.url);
    this.connection = null;
    this.gate.close();
    this.subscriptions.close();
    this.#blockListeners.clear();
    this.connections.close();
    this.offline();
  }

  #leave(connection: Connection): void {
    this.connections.forget(connection);
    if (this.connection === connection && !this.isClosed) {
      this.connection = null;
      this.#isCompared = false;
      this.gate.set(null);
      this.subscriptions.detach();
      this.#state = 'switching';
      this.#options.onLeft();
    }
    this.publish();
  }

  #snapshot(): NodeStatus {
    const { book } = this.#options;
    const url = this.url ?? null;
    return {
      state: this.#state,
      url,
      latencyMs: url === null ? null : book.latencyOf(url),
      isCompared: this.#isCompared,
      head: this.head,
      nodes: book.entries(),
    };
  }
}

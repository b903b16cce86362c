import { AppError, toAppError } from '../errors/appError.ts';
import type { ApiName, CallOptions, ChainClient, ObjectListener } from './chainClient.ts';
import { type Clock, systemClock } from './clock.ts';
import { Connection } from './connection.ts';
import { ConnectionGate } from './connectionGate.ts';
import { HeadWatch } from './headWatch.ts';
import { MAX_BEHIND_MS, NodeBook } from './nodeBook.ts';
import { raceNodes } from './nodeRace.ts';
import { type ConnectionState, createStatusStore, type Head, type StatusStore } from './nodeStatus.ts';
import { askHead, type NodeVisit, visitNode } from './nodeVisit.ts';
import { pooledCall } from './pooledCall.ts';
import type { OpenSocket } from './socket.ts';
import { Subscriptions } from './subscriptions.ts';

/** After a connection, until the others are looked at; then the time between such looks, a part of it left to chance. */
const FIRST_PROBE_MS = 3_000;
const PROBE_EVERY_MS = 30_000;
/** How long a node that is connected has to say its head before we move on. */
const HEAD_ANSWER_MS = 1_500;

export interface NodePoolOptions {
  /** ws:// or wss:// addresses, the default first. */
  readonly urls: readonly string[];
  /** The node to begin with. */
  readonly savedUrl?: string | undefined;
  /** 64 hex digits, or 'auto': the first answering node's id is taken, and the others must have it too. */
  readonly chainId: string;
  readonly openSocket: OpenSocket;
  readonly clock?: Clock;
  /** 0 ≤ x < 1, for the spread of waits. */
  readonly random?: () => number;
}

/** A chain client over a pool of nodes (design, decision 3). It starts connecting at once. */
export function createNodePool(options: NodePoolOptions): ChainClient {
  return new NodePool(options);
}

class NodePool implements ChainClient {
  readonly status: StatusStore;
  readonly #clock: Clock;
  readonly #random: () => number;
  readonly #openSocket: OpenSocket;
  readonly #store: ReturnType<typeof createStatusStore>;
  readonly #book: NodeBook;
  readonly #gate: ConnectionGate;
  readonly #watch: HeadWatch;
  readonly #subscriptions: Subscriptions;
  readonly #blockListeners = new Set<(head: Head) => void>();
  readonly #connections = new Set<Connection>();
  #chainId: string | null;
  #active: Connection | null = null;
  #standby: Connection | null = null;
  #head: Head | null = null;
  #state: ConnectionState = 'connecting';
  #isClosed = false;
  #isSearching = false;
  #isChecking = false;
  #endSleep: (() => void) | null = null;
  #probeTimer: unknown;

  constructor(options: NodePoolOptions) {
    this.#clock = options.clock ?? systemClock;
    this.#random = options.random ?? Math.random;
    this.#openSocket = options.openSocket;
    this.#chainId = options.chainId === 'auto' ? null : options.chainId;
    this.#book = new NodeBook(this.#clock, this.#random);
    this.#book.setUrls(options.urls);
    const first = options.savedUrl ?? options.urls[0];
    if (first !== undefined) this.#book.prefer(first);
    this.#store = createStatusStore(this.#snapshot());
    this.status = this.#store;
    this.#gate = new ConnectionGate(this.#clock);
    this.#watch = new HeadWatch({
      clock: this.#clock,
      onStall: () => this.#inBackground(() => this.#checkStall()),
      onLagHint: () => this.#inBackground(() => this.#compare(this.#book.order().slice(0, 2))),
    });
    this.#subscriptions = new Subscriptions({
      clock: this.#clock,
      onHead: (head) => this.#onHead(head),
      onBlockInterval: (ms) => this.#watch.setInterval(ms),
      onBroken: (connection, error) => this.#drop(connection, toAppError(error).message),
    });
    this.#search(1);
  }

  call<T = unknown>(
    api: ApiName,
    method: string,
    params: readonly unknown[],
    options: CallOptions<T> = {},
  ): Promise<T> {
    return pooledCall({ gate: this.#gate, clock: this.#clock, api, method, params, options });
  }

  async chainId(): Promise<string> {
    if (this.#chainId === null) await this.#gate.wait(this.#clock.now() + 10_000, 'get_chain_id');
    if (this.#chainId === null) throw new AppError('node.unreachable', { method: 'get_chain_id' });
    return this.#chainId;
  }

  subscribeObjects(ids: readonly string[], listener: ObjectListener): () => void {
    return this.#subscriptions.objects(ids, listener);
  }

  subscribeAccount(nameOrId: string, listener: () => void): () => void {
    return this.#subscriptions.account(nameOrId, listener);
  }

  onBlock(listener: (head: Head) => void): () => void {
    this.#blockListeners.add(listener);
    return () => this.#blockListeners.delete(listener);
  }

  setUrls(urls: readonly string[]): void {
    this.#book.setUrls(urls);
    if (this.#standby !== null && !this.#book.has(this.#standby.url)) this.#closeStandby();
    if (this.#active !== null && !this.#book.has(this.#active.url))
      this.#drop(this.#active, 'not on the list');
    this.#endSleep?.();
    this.#publish();
  }

  async prefer(url: string): Promise<boolean> {
    this.#book.prefer(url);
    if (this.#active?.url === url) return true;
    const visit = await this.#tryVisit(url);
    if (visit !== null) this.#adopt(visit);
    return visit !== null;
  }

  wake(): void {
    const active = this.#active;
    if (active === null) {
      this.#book.forgive();
      this.#endSleep?.();
    } else this.#inBackground(() => this.#confirm(active));
  }

  close(): void {
    this.#isClosed = true;
    if (this.#active !== null) this.#book.left(this.#active.url);
    this.#active = null;
    this.#standby = null;
    this.#watch.stop();
    this.#clock.clearTimeout(this.#probeTimer);
    this.#endSleep?.();
    this.#gate.close();
    this.#subscriptions.close();
    this.#blockListeners.clear();
    for (const connection of [...this.#connections]) connection.close();
    this.#connections.clear();
    this.#state = 'offline';
    this.#publish();
  }

  /** Looks for a node until one is in use; `firstBatch` start at once. */
  #search(firstBatch: number): void {
    if (this.#isSearching) return;
    this.#isSearching = true;
    this.#inBackground(async () => {
      for (let batch = firstBatch; !this.#isClosed && this.#active === null; batch = 2) {
        await this.#race(batch);
        if (this.#active === null) await this.#waitOffline();
      }
      this.#isSearching = false;
    });
  }

  #race(firstBatch: number): Promise<void> {
    return raceNodes({
      clock: this.#clock,
      urls: this.#book.order(),
      firstBatch,
      visit: (url) => this.#visit(url),
      isDoubtful: ({ head }) => this.#watch.looksOld(head),
      onFit: (visit) => this.#adoptOrKeep(visit),
    });
  }

  async #waitOffline(): Promise<void> {
    if (this.#isClosed) return;
    if (!this.#book.isAnyConnecting()) this.#setState('offline');
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = this.#clock.setTimeout(resolve, Math.max(50, this.#book.msUntilNextTry()));
    this.#endSleep = resolve;
    await promise;
    this.#endSleep = null;
    this.#clock.clearTimeout(timer);
  }

  /** Asks a node for its chain and head, over the standby connection when it is that node's. @throws AppError when it is not fit */
  async #visit(url: string): Promise<NodeVisit> {
    const isStandby = this.#standby?.url === url && this.#standby.isOpen;
    const connection = isStandby && this.#standby !== null ? this.#standby : this.#open(url);
    this.#book.connecting(url);
    this.#publish();
    try {
      const visit = isStandby ? await this.#revisit(connection) : await visitNode(connection, this.#clock);
      this.#judge(visit);
      this.#book.answered(url, visit.head, visit.latencyMs);
      return visit;
    } catch (error) {
      this.#forget(connection);
      this.#note(url, toAppError(error));
      throw error;
    } finally {
      this.#publish();
    }
  }

  async #revisit(connection: Connection): Promise<NodeVisit> {
    const askedAt = this.#clock.now();
    const head = await askHead(connection, HEAD_ANSWER_MS);
    return { connection, head, chainId: this.#chainId ?? '', latencyMs: this.#clock.now() - askedAt };
  }

  /** As #visit, with null for a node that is not fit; the book and the status hold the reason. */
  #tryVisit(url: string): Promise<NodeVisit | null> {
    return this.#visit(url).catch((error: unknown) => {
      if (error instanceof AppError) return null;
      throw error;
    });
  }

  #judge({ connection, chainId, head }: NodeVisit): void {
    const { url } = connection;
    if (this.#isClosed) throw new AppError('node.closed');
    this.#chainId ??= chainId;
    if (chainId !== this.#chainId)
      throw new AppError('node.wrong_chain', { url, expected: this.#chainId, got: chainId });
    const behindMs = this.#book.msBehind(head);
    if (behindMs > MAX_BEHIND_MS)
      throw new AppError('node.stale', { url, behindSeconds: Math.round(behindMs / 1_000) });
  }

  #note(url: string, error: AppError): void {
    if (error.code === 'node.wrong_chain') this.#book.refused(url, 'wrong_chain', error.message);
    else if (error.code === 'node.stale') this.#book.refused(url, 'stale', error.message);
    else this.#book.failed(url, error.message);
  }

  #open(url: string): Connection {
    const connection: Connection = new Connection({
      url,
      clock: this.#clock,
      openSocket: this.#openSocket,
      onLost: (reason) => this.#drop(connection, reason),
    });
    this.#connections.add(connection);
    return connection;
  }

  #forget(connection: Connection): void {
    connection.close();
    this.#connections.delete(connection);
    if (this.#standby === connection) this.#standby = null;
  }

  #adoptOrKeep(visit: NodeVisit): void {
    if (this.#active === null && !this.#isClosed) this.#adopt(visit);
    else this.#keepStandby(visit.connection);
  }

  /** Makes this node the one in use: calls go to it, everything is subscribed again, the old one is left. */
  #adopt({ connection, head }: NodeVisit): void {
    const old = this.#active;
    if (this.#standby === connection) this.#standby = null;
    if (old !== null && old !== connection) {
      this.#book.left(old.url);
      this.#connections.delete(old);
    }
    this.#active = connection;
    this.#book.activated(connection.url);
    this.#gate.set(connection);
    old?.retire();
    this.#subscriptions.attach(connection);
    this.#state = 'connected';
    this.#watch.arm();
    this.#onHead(head);
    this.#scheduleProbe(FIRST_PROBE_MS);
    this.#endSleep?.();
  }

  #keepStandby(connection: Connection): void {
    if (this.#standby === connection) return;
    const isWanted = this.#standby === null && connection.url !== this.#active?.url && !this.#isClosed;
    if (isWanted && connection.isOpen) this.#standby = connection;
    else this.#forget(connection);
  }

  #closeStandby(): void {
    if (this.#standby !== null) this.#forget(this.#standby);
  }

  /** A connection has ended, or is of no use any more. A visit that is still going on fails by itself. */
  #drop(connection: Connection, reason: string): void {
    const isActive = this.#active === connection;
    const isKnown = isActive || this.#standby === connection;
    if (isKnown) this.#book.failed(connection.url, reason);
    this.#forget(connection);
    if (isActive && !this.#isClosed) {
      this.#active = null;
      this.#gate.set(null);
      this.#subscriptions.detach();
      this.#watch.stop();
      this.#clock.clearTimeout(this.#probeTimer);
      this.#state = 'switching';
      this.#search(2);
    }
    if (isKnown) this.#publish();
  }

  #onHead(head: Head): void {
    const active = this.#active;
    if (active === null) return;
    const isNew = head.id !== this.#head?.id;
    this.#head = head;
    this.#book.answered(active.url, head);
    if (isNew) this.#watch.beat(head);
    this.#publish();
    if (isNew) for (const listener of [...this.#blockListeners]) listener(head);
  }

  /** No block in time: moves to a node that is ahead. When none is, the chain itself stands still, and so do we. */
  async #checkStall(): Promise<void> {
    const active = this.#active;
    if (active === null || this.#isChecking) return;
    this.#isChecking = true;
    await Promise.all([
      this.#compare(
        this.#book.order().slice(0, 3),
        (head) => this.#active === active && head.number > (this.#head?.number ?? 0),
      ),
      this.#confirm(active),
    ]);
    this.#isChecking = false;
    if (this.#active !== null) this.#watch.arm();
  }

  /** Hears the head of the node in use; when it went on without telling us, its subscriptions are made anew. */
  async #confirm(connection: Connection): Promise<void> {
    try {
      const head = await askHead(connection, HEAD_ANSWER_MS);
      if (this.#active !== connection || head.id === this.#head?.id) return;
      this.#onHead(head);
      this.#subscriptions.attach(connection);
    } catch (error) {
      if (this.#active === connection) this.#drop(connection, toAppError(error).message);
    }
  }

  /** Visits nodes beside the one in use; moves to the first that is better, keeps one of the others warm. */
  async #compare(urls: readonly string[], isBetter = this.#isAhead): Promise<void> {
    await Promise.all(
      urls.map(async (url) => {
        const visit = await this.#tryVisit(url);
        if (visit === null) return;
        if (this.#active !== null && isBetter(visit.head)) this.#adopt(visit);
        else this.#adoptOrKeep(visit);
      }),
    );
  }

  /** True when the node in use lags behind this head. */
  readonly #isAhead = (head: Head): boolean => head.time - (this.#head?.time ?? 0) > MAX_BEHIND_MS;

  #scheduleProbe(ms: number): void {
    this.#clock.clearTimeout(this.#probeTimer);
    this.#probeTimer = this.#clock.setTimeout(() => {
      this.#scheduleProbe(PROBE_EVERY_MS * (1 + 0.3 * this.#random()));
      this.#inBackground(() => this.#probe());
    }, ms);
  }

  /** Keeps one other node warm, and looks at one more in turn: cheap, and failover needs no search. */
  async #probe(): Promise<void> {
    const first = this.#standby?.url ?? this.#book.order()[0];
    if (first === undefined) return;
    await this.#compare([first]);
    const second = this.#book.leastRecent([first]);
    if (second !== undefined && this.#active !== null) await this.#compare([second]);
  }

  #inBackground(work: () => Promise<void>): void {
    work().catch((error: unknown) => {
      // Only a fault of our own comes here; the connection is begun anew, and the status names it.
      const active = this.#active;
      this.#isSearching = false;
      this.#isChecking = false;
      if (active !== null) this.#drop(active, toAppError(error).message);
      else if (!this.#isClosed) this.#clock.setTimeout(() => this.#search(2), HEAD_ANSWER_MS);
    });
  }

  #setState(state: ConnectionState): void {
    this.#state = state;
    this.#publish();
  }

  #publish(): void {
    this.#store.set(this.#snapshot());
  }

  #snapshot() {
    const url = this.#active?.url ?? null;
    const latencyMs = url === null ? null : this.#book.latencyOf(url);
    return { state: this.#state, url, latencyMs, head: this.#head, nodes: this.#book.entries() };
  }
}

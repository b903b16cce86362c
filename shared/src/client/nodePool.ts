import { deferred } from '../engine/deferred.ts';
import { AppError, toAppError } from '../errors/appError.ts';
import type {
  ApiName,
  BeginSubscription,
  CallOptions,
  ChainClient,
  NodeReader,
  ObjectListener,
} from './chainClient.ts';
import { type Clock, systemClock } from './clock.ts';
import type { Connection } from './connection.ts';
import { ConnectionGate } from './connectionGate.ts';
import { HeadWatch } from './headWatch.ts';
import { NodeBook } from './nodeBook.ts';
import { NodeProbes } from './nodeProbes.ts';
import { raceNodes } from './nodeRace.ts';
import type { GatheringPool } from './nodeReaders.ts';
import { holdRound } from './nodeRounds.ts';
import { type ConnectionState, createStatusStore, type Head, type StatusStore } from './nodeStatus.ts';
import type { NodeVisit } from './nodeVisit.ts';
import { HEAD_ANSWER_MS, NodeVisits } from './nodeVisits.ts';
import { isLocalFallback, juryOf, wordsNeeded } from './operators.ts';
import { pooledCall } from './pooledCall.ts';
import type { OpenSocket } from './socket.ts';
import { Subscriptions } from './subscriptions.ts';

/** How long a node that can be read from is waited for. */
const READERS_MS = 10_000;

export interface NodePoolOptions {
  /** ws:// or wss:// addresses, the default first. */
  readonly urls: readonly string[];
  /** The node to begin with. */
  readonly savedUrl?: string | undefined;
  /** The node that the user has chosen: it is begun with, and returned to when it is back after a failover. */
  readonly chosenUrl?: string | undefined;
  /** 64 hex digits, or 'auto': the first answer decides, and the other nodes must have the same id. */
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
  readonly #store: ReturnType<typeof createStatusStore>;
  readonly #book: NodeBook;
  readonly #gate: ConnectionGate;
  readonly #visits: NodeVisits;
  readonly #probes: NodeProbes;
  readonly #gathering: GatheringPool;
  readonly #watch: HeadWatch;
  readonly #subscriptions: Subscriptions;
  readonly #blockListeners = new Set<(head: Head) => void>();
  #active: Connection | null = null;
  #head: Head | null = null;
  #state: ConnectionState = 'connecting';
  #isCompared = false;
  #isClosed = false;
  #isSearching = false;
  #isResting = false;
  #chosen: string | undefined;
  #endSleep: (() => void) | null = null;

  constructor(options: NodePoolOptions) {
    this.#clock = options.clock ?? systemClock;
    const random = options.random ?? Math.random;
    this.#book = new NodeBook(this.#clock, random);
    this.#book.setUrls(options.urls);
    this.#chosen = options.chosenUrl;
    const first = options.chosenUrl ?? options.savedUrl ?? options.urls[0];
    if (first !== undefined && !isLocalFallback(first, options.urls)) this.#book.prefer(first);
    this.#store = createStatusStore(this.#snapshot());
    this.status = this.#store;
    this.#gate = new ConnectionGate(this.#clock);
    this.#visits = new NodeVisits({
      clock: this.#clock,
      openSocket: options.openSocket,
      book: this.#book,
      chainId: options.chainId === 'auto' ? null : options.chainId,
      onLost: (connection, reason) => this.#drop(connection, reason),
      onChange: () => this.#publish(),
    });
    this.#gathering = {
      clock: this.#clock,
      book: this.#book,
      visits: this.#visits,
      activeUrl: () => this.#active?.url,
    };
    this.#probes = new NodeProbes({
      clock: this.#clock,
      random,
      book: this.#book,
      visits: this.#visits,
      active: () => this.#active,
      chosen: () => this.#chosen,
      head: () => this.#head,
      adopt: (visit) => this.#adopt(visit),
      adoptOrKeep: (visit) => this.#adoptOrKeep(visit),
      drop: (connection, reason) => this.#drop(connection, reason),
      leave: (connection) => this.#leave(connection),
      compared: () => {
        this.#isCompared = true;
        this.#publish();
      },
      onHead: (head) => this.#onHead(head),
      attach: (connection) => this.#subscriptions.attach(connection),
      watchOn: () => this.#watch.arm(),
      inBackground: (work) => this.#unlessResting(work),
    });
    this.#watch = new HeadWatch({
      clock: this.#clock,
      onStall: () => this.#unlessResting(() => this.#probes.checkStall()),
      onDoubt: () => this.#unlessResting(() => this.#probes.compare()),
    });
    this.#subscriptions = new Subscriptions({
      clock: this.#clock,
      isResting: () => this.#isResting,
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
    return pooledCall({
      gate: this.#gate,
      clock: this.#clock,
      others: (url) =>
        this.#visits.standbys.filter((each) => each.isOpen && this.#book.areIndependent(each.url, url)),
      onSilent: (url, reason) => this.silent(url, reason),
      api,
      method,
      params,
      options,
    });
  }

  async chainId(): Promise<string> {
    if (this.#visits.chainId === null) await this.#gate.wait(this.#clock.now() + 10_000, 'get_chain_id');
    const { chainId } = this.#visits;
    if (chainId === null) throw new AppError('node.unreachable', { method: 'get_chain_id' });
    return chainId;
  }

  async readers(count = wordsNeeded(this.#book.urls())): Promise<readonly NodeReader[]> {
    const active = await this.#gate.wait(this.#clock.now() + READERS_MS, 'readers');
    // Only what is to be signed or proven asks several nodes: an opening does without it.
    const { gatherReaders } = await import('./nodeReaders.ts').catch((cause) => {
      throw new AppError('app.part_not_loaded', {}, cause);
    });
    return gatherReaders(this.#gathering, active, count);
  }

  contradicted(url: string, reason: string): void {
    this.#book.refused(url, 'contradicted', reason);
    this.#leaveUrl(url);
  }

  silent(url: string, reason: string): void {
    // A node is left for another, never for none.
    if (!this.#book.urls().some((other) => this.#book.areIndependent(url, other))) return;
    this.#book.silent(url, reason);
    this.#leaveUrl(url);
  }

  subscribeObjects(ids: readonly string[], listener: ObjectListener): () => void {
    return this.#subscriptions.objects(ids, listener);
  }

  subscribeAccount(nameOrId: string, listener: () => void): () => void {
    return this.#subscriptions.account(nameOrId, listener);
  }

  subscribeOnEach(begin: BeginSubscription): () => void {
    return this.#subscriptions.onEach(begin);
  }

  onBlock(listener: (head: Head) => void): () => void {
    this.#blockListeners.add(listener);
    return () => this.#blockListeners.delete(listener);
  }

  setUrls(urls: readonly string[]): void {
    this.#book.setUrls(urls);
    for (const standby of [...this.#visits.standbys])
      if (!this.#book.has(standby.url)) this.#visits.forget(standby);
    if (this.#active !== null && !this.#book.has(this.#active.url))
      this.#drop(this.#active, 'not on the list');
    this.#endSleep?.();
    this.#publish();
  }

  async prefer(url: string): Promise<boolean> {
    this.#book.prefer(url);
    const visit = this.#active?.url === url ? null : await this.#visits.try(url);
    if (visit !== null) this.#adopt(visit);
    const isTaken = this.#active?.url === url;
    if (isTaken) this.#chosen = url;
    return isTaken;
  }

  rest(): void {
    this.#isResting = true;
  }

  wake(): void {
    const active = this.#active;
    this.#isResting = false;
    this.#subscriptions.catchUp();
    if (active === null) {
      this.#book.forgive();
      this.#endSleep?.();
    } else {
      this.#watch.arm();
      this.#probes.start();
      this.#inBackground(() => this.#probes.confirm(active));
    }
  }

  close(): void {
    this.#isClosed = true;
    if (this.#active !== null) this.#book.left(this.#active.url);
    this.#active = null;
    this.#watch.stop();
    this.#probes.stop();
    this.#endSleep?.();
    this.#gate.close();
    this.#subscriptions.close();
    this.#blockListeners.clear();
    this.#visits.close();
    this.#state = 'offline';
    this.#publish();
  }

  /** Searches until a node is in use; starts with `firstBatch` nodes at once. */
  #search(firstBatch: number): void {
    if (this.#isSearching) return;
    this.#isSearching = true;
    this.#inBackground(async () => {
      for (let batch = firstBatch; !this.#isClosed && this.#active === null; batch = 2) {
        if (!this.#isResting) await this.#race(batch);
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
      visit: (url) => this.#visits.visit(url),
      jury: juryOf(this.#book.urls()),
      isDoubtful: ({ head }) => this.#watch.looksWrong(head),
      compare: (visits) => this.#compare(visits),
      onFit: (visit) => this.#adoptOrKeep(visit),
    });
  }

  #compare(visits: readonly NodeVisit[]): readonly NodeVisit[] {
    const { fit, unfit } = holdRound(this.#book, visits, null);
    for (const { connection } of unfit) this.#visits.forget(connection);
    return fit;
  }

  async #waitOffline(): Promise<void> {
    if (this.#isClosed) return;
    if (!this.#book.isAnyConnecting()) this.#setState('offline');
    const { promise, resolve } = deferred();
    const leastMs = this.#isResting ? READERS_MS : 50;
    const timer = this.#clock.setTimeout(resolve, Math.max(leastMs, this.#book.msUntilNextTry()));
    this.#endSleep = resolve;
    await promise;
    this.#endSleep = null;
    this.#clock.clearTimeout(timer);
  }

  #adoptOrKeep(visit: NodeVisit): void {
    if (this.#active === null && !this.#isClosed) this.#adopt(visit);
    else this.#visits.keep(visit.connection, this.#active?.url);
  }

  /** Puts this node into use: calls go to it, everything is subscribed again, the old node is left. */
  #adopt({ connection, head }: NodeVisit): void {
    const old = this.#active;
    this.#visits.unkeep(connection);
    if (old !== null && old !== connection) {
      this.#book.left(old.url);
      this.#visits.release(old);
    }
    this.#active = connection;
    this.#isCompared = false;
    this.#watch.forgetUsual();
    this.#book.activated(connection.url);
    this.#gate.set(connection);
    old?.retire();
    this.#subscriptions.attach(connection);
    this.#state = 'connected';
    this.#watch.arm();
    this.#onHead(head);
    this.#probes.start();
    this.#endSleep?.();
  }

  /** A connection ended or became useless. A visit in flight fails by itself. */
  #drop(connection: Connection, reason: string): void {
    const isKnown = this.#active === connection || this.#visits.standbys.includes(connection);
    if (isKnown) this.#book.failed(connection.url, reason);
    this.#leave(connection);
  }

  #leaveUrl(url: string): void {
    for (const connection of [this.#active, ...this.#visits.standbys])
      if (connection?.url === url) this.#leave(connection);
    this.#publish();
  }

  /** Leaves a connection; when it was the one in use, looks for another. */
  #leave(connection: Connection): void {
    this.#visits.forget(connection);
    if (this.#active === connection && !this.#isClosed) {
      this.#active = null;
      this.#isCompared = false;
      this.#gate.set(null);
      this.#subscriptions.detach();
      this.#watch.stop();
      this.#probes.stop();
      this.#state = 'switching';
      this.#search(2);
    }
    this.#publish();
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

  /** What looks after the connection waits until somebody sees what it shows. */
  #unlessResting(work: () => Promise<void>): void {
    if (!this.#isResting) this.#inBackground(work);
  }

  #inBackground(work: () => Promise<void>): void {
    work().catch((error: unknown) => {
      // Only a bug of ours gets here: the search restarts, and the status names the bug.
      const active = this.#active;
      this.#isSearching = false;
      this.#probes.reset();
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
    return {
      state: this.#state,
      url,
      latencyMs,
      isCompared: this.#isCompared,
      head: this.#head,
      nodes: this.#book.entries(),
    };
  }
}

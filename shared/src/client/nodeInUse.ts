import { toAppError } from '../errors/appError.ts';
import { type SteadyClock, systemClock } from './clock.ts';
import type { Connection } from './connection.ts';
import { ConnectionGate } from './connectionGate.ts';
import { HeadWatch } from './headWatch.ts';
import { NodeBook } from './nodeBook.ts';
import { HEAD_ANSWER_MS, NodeConnections } from './nodeConnections.ts';
import type { NodePoolOptions } from './nodePoolOptions.ts';
import { NodeProbes } from './nodeProbes.ts';
import { NodeSearch } from './nodeSearch.ts';
import type { Head } from './nodeStatus.ts';
import type { NodeVisit } from './nodeVisit.ts';
import { isLocalFallback } from './operators.ts';
import { PoolStatus } from './poolStatus.ts';
import { Subscriptions } from './subscriptions.ts';

/** The node in use: looked for, watched, compared with the others, and left for one of them when it does not serve. */
export class NodeInUse {
  readonly clock: SteadyClock;
  readonly book: NodeBook;
  readonly connections: NodeConnections;
  readonly gate: ConnectionGate;
  readonly subscriptions: Subscriptions;
  readonly status: PoolStatus;
  readonly #probes: NodeProbes;
  readonly #search: NodeSearch;
  readonly #watch: HeadWatch;
  #isClosed = false;
  #isResting = false;
  #chosen: string | undefined;

  constructor(options: NodePoolOptions) {
    const clock = options.clock ?? systemClock;
    const random = options.random ?? Math.random;
    const book = new NodeBook(clock, random);
    book.setUrls(options.urls, options.ownUrls);
    this.clock = clock;
    this.book = book;
    this.#chosen = options.chosenUrl;
    const first = options.chosenUrl ?? options.savedUrl ?? options.urls[0];
    if (first !== undefined && !isLocalFallback(first, book.nodes())) book.prefer(first);
    const status = new PoolStatus(book);
    this.status = status;
    this.gate = new ConnectionGate(clock);
    this.connections = new NodeConnections({
      clock,
      openSocket: options.openSocket,
      book,
      chainId: options.chainId === 'auto' ? null : options.chainId,
      maxAnswer: options.maxAnswer,
      onLost: (connection, reason, fault) => this.#drop(connection, reason, fault),
      onSlow: (connection, read) => this.#unlessResting(() => this.#probes.checkSlow(connection, read)),
      onChange: () => status.publish(),
    });
    const shared = {
      clock,
      book,
      connections: this.connections,
      adoptOrKeep: (visit: NodeVisit) => this.#adoptOrKeep(visit),
    };
    this.#probes = new NodeProbes({
      ...shared,
      random,
      active: () => status.active,
      chosen: () => this.#chosen,
      head: () => status.head,
      adopt: (visit) => this.#adopt(visit),
      drop: (connection, reason) => this.#drop(connection, reason),
      leaveUrl: (url) => this.leaveUrl(url),
      compared: () => {
        status.isCompared = true;
        status.publish();
      },
      onHead: (head) => this.#onHead(head),
      attach: (connection) => this.subscriptions.attach(connection),
      watchOn: () => this.#watch.arm(),
      inBackground: (work) => this.#unlessResting(work),
    });
    this.#search = new NodeSearch({
      ...shared,
      isOver: () => this.#isClosed || status.active !== null,
      isResting: () => this.#isResting,
      looksWrong: (head) => this.#watch.looksWrong(head),
      onOffline: () => {
        status.state = 'offline';
        status.publish();
      },
      inBackground: (work) => this.#inBackground(work),
    });
    this.#watch = new HeadWatch({
      clock,
      agreedAheadMs: () => book.agreedAheadMs,
      onStall: () => this.#unlessResting(() => this.#probes.checkStall()),
      onDoubt: () => this.#unlessResting(() => this.#probes.compare()),
    });
    this.subscriptions = new Subscriptions({
      clock,
      isResting: () => this.#isResting,
      onHead: (head) => this.#onHead(head),
      onBlockInterval: (ms) => this.#watch.setInterval(ms),
      onBroken: (connection, error) => this.#drop(connection, toAppError(error).message),
    });
    this.#search.start(1);
  }

  setUrls(urls: readonly string[], ownUrls?: readonly string[]): void {
    this.book.setUrls(urls, ownUrls);
    for (const standby of [...this.connections.standbys])
      if (!this.book.has(standby.url)) this.connections.forget(standby);
    const { active } = this.status;
    if (active !== null && !this.book.has(active.url)) this.#drop(active, 'not on the list');
    this.#search.hasten();
    this.status.publish();
  }

  async prefer(url: string): Promise<boolean> {
    this.book.prefer(url);
    const visit = this.status.active?.url === url ? null : await this.connections.try(url);
    if (visit !== null) this.#adopt(visit);
    const isTaken = this.status.active?.url === url;
    if (isTaken) this.#chosen = url;
    return isTaken;
  }

  rest(): void {
    this.#isResting = true;
  }

  wake(): void {
    const { active } = this.status;
    this.#isResting = false;
    this.subscriptions.catchUp();
    if (active === null) {
      this.book.forgive();
      this.#search.hasten();
    } else {
      this.#watch.arm();
      this.#probes.start();
      this.#inBackground(() => this.#probes.confirm(active));
    }
  }

  close(): void {
    const { active } = this.status;
    this.#isClosed = true;
    if (active !== null) this.book.left(active.url);
    this.status.active = null;
    this.#watch.stop();
    this.#probes.stop();
    this.#search.hasten();
    this.gate.close();
    this.subscriptions.close();
    this.status.close();
    this.connections.close();
    this.status.state = 'offline';
    this.status.publish();
  }

  /** Leaves every connection to this node. */
  leaveUrl(url: string): void {
    for (const connection of [this.status.active, ...this.connections.standbys])
      if (connection?.url === url) this.#leave(connection);
    this.status.publish();
  }

  #adoptOrKeep(visit: NodeVisit): void {
    if (this.status.active === null && !this.#isClosed) this.#adopt(visit);
    else this.connections.keep(visit.connection, this.status.active?.url);
  }

  /** Puts this node into use: calls go to it, everything is subscribed again, the old node is left. */
  #adopt({ connection, head }: NodeVisit): void {
    const { status } = this;
    const old = status.active;
    this.connections.unkeep(connection);
    if (old !== null && old !== connection) {
      this.book.left(old.url);
      this.connections.release(old);
    }
    status.active = connection;
    status.isCompared = false;
    this.book.activated(connection.url);
    this.gate.set(connection);
    old?.retire();
    this.subscriptions.attach(connection);
    status.state = 'connected';
    this.#watch.arm();
    this.#onHead(head);
    this.#probes.start();
    this.#search.hasten();
  }

  /** A connection ended or became useless. A visit in flight fails by itself. */
  #drop(connection: Connection, reason: string, fault?: 'garbage'): void {
    const isKnown = this.status.active === connection || this.connections.standbys.includes(connection);
    if (fault === 'garbage') this.book.garbage(connection.url, reason);
    else if (isKnown) this.book.failed(connection.url, reason);
    this.#leave(connection);
  }

  /** Leaves a connection; when it was the one in use, looks for another. */
  #leave(connection: Connection): void {
    const { status } = this;
    this.connections.forget(connection);
    if (status.active === connection && !this.#isClosed) {
      status.active = null;
      status.isCompared = false;
      this.gate.set(null);
      this.subscriptions.detach();
      this.#watch.stop();
      this.#probes.stop();
      status.state = 'switching';
      this.#search.start(2);
    }
    status.publish();
  }

  #onHead(head: Head): void {
    const { status } = this;
    if (status.active === null) return;
    const isNew = head.id !== status.head?.id;
    status.head = head;
    this.book.answered(status.active.url, head);
    if (isNew) this.#watch.beat(head);
    status.publish();
    if (isNew) status.tellBlock(head);
  }

  /** What looks after the connection waits until somebody sees what it shows. */
  #unlessResting(work: () => Promise<void>): void {
    if (!this.#isResting) this.#inBackground(work);
  }

  #inBackground(work: () => Promise<void>): void {
    work().catch((error: unknown) => {
      // Only a bug of ours gets here: the search restarts, and the status names the bug.
      const { active } = this.status;
      this.#search.reset();
      this.#probes.reset();
      if (active !== null) this.#drop(active, toAppError(error).message);
      else if (!this.#isClosed) this.clock.setTimeout(() => this.#search.start(2), HEAD_ANSWER_MS);
    });
  }
}

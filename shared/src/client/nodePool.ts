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
import { type Clock, type SteadyClock, systemClock } from './clock.ts';
import type { Connection, LateRead } from './connection.ts';
import { gatherReaders } from './gatherReaders.ts';
import { HeadWatch } from './headWatch.ts';
import { NodeBook } from './nodeBook.ts';
import { toCompare } from './nodeChoice.ts';
import { HEAD_ANSWER_MS, type NodeConnections, quickOnes } from './nodeConnections.ts';
import { NodeInUse } from './nodeInUse.ts';
import { raceNodes } from './nodeRace.ts';
import type { Head, StatusStore } from './nodeStatus.ts';
import { askHead, type NodeVisit } from './nodeVisit.ts';
import { isLocalFallback, operatorsNeeded, quorumOf } from './operators.ts';
import { pooledCall } from './pooledCall.ts';
import type { OpenSocket } from './socket.ts';

/** How long a read waits for a connected node. */
const READY_MS = 10_000;
/** The minimum wait between two searches while the pool rests, and otherwise. */
const RESTING_MS = 10_000;
const LEAST_MS = 50;
/** The wait between a connection and the first comparison with the other nodes. */
const FIRST_COMPARISON_MS = 3_000;
/**
 * The wait for the next comparison, partly random: doubled each time, since stalls, drops and late blocks show without
 * one.
 */
const COMPARE_AGAIN_MS = 60_000;
const LONGEST_WAIT_MS = 960_000;
/** How long a comparison waits for answers. */
const COMPARISON_MS = 1_500;
/** A head from a notice this recent still counts at the end of a comparison and is not requested again. */
const JUST_TOLD_MS = 3_400;

export interface NodePoolOptions {
  /** ws:// or wss:// addresses, the default first. */
  readonly urls: readonly string[];
  /**
   * Nodes that the user added: tried like the others, but their answers count only with one of `urls` (operators.ts).
   */
  readonly ownUrls?: readonly string[];
  /** The first node to try. */
  readonly savedUrl?: string | undefined;
  /** The user's choice: the first node to try, and the one to return to after a failover. */
  readonly chosenUrl?: string | undefined;
  /** 64 hex digits, or 'auto': the first answer decides, and the other nodes must have the same id. */
  readonly chainId: string;
  readonly openSocket: OpenSocket;
  readonly clock?: SteadyClock;
  /** Maximum characters of an answer; default MAX_ANSWER. */
  readonly maxAnswer?: number;
  /** 0 ≤ x < 1, for the spread of waits. */
  readonly random?: () => number;
}

/** A chain client over a pool of nodes (design, decision 3). It starts connecting at once. */
export function createNodePool(options: NodePoolOptions): ChainClient {
  return new NodePool(options);
}

/**
 * Searches for a node, compares it with the others, and replaces it when it fails. nodeChoice, headReports and
 * operators decide which nodes to ask and which are unfit; NodeInUse carries the decision out.
 */
class NodePool implements ChainClient {
  readonly #clock: SteadyClock;
  readonly #random: () => number;
  readonly #book: NodeBook;
  readonly #used: NodeInUse;
  readonly #connections: NodeConnections;
  readonly #watch: HeadWatch;
  #chosenUrl: string | undefined;
  #isResting = false;
  #isSearching = false;
  #endSleep: (() => void) | null = null;
  #isCheckingStall = false;
  #nextComparison: unknown;
  #compareAgainMs = COMPARE_AGAIN_MS;

  constructor(options: NodePoolOptions) {
    const { clock = systemClock, random = Math.random, chosenUrl } = options;
    const book = new NodeBook(clock, random);
    book.setUrls(options.urls, options.ownUrls);
    const first = chosenUrl ?? options.savedUrl ?? options.urls[0];
    if (first !== undefined && !isLocalFallback(first, book.nodes())) book.prefer(first);
    this.#clock = clock;
    this.#random = random;
    this.#book = book;
    this.#chosenUrl = chosenUrl;
    this.#watch = new HeadWatch({
      clock,
      agreedAheadMs: () => book.agreedAheadMs,
      onStall: () => this.#unlessResting(() => this.#checkStall()),
      onDoubt: () => this.#unlessResting(() => this.#compare()),
    });
    this.#used = new NodeInUse({
      clock,
      book,
      openSocket: options.openSocket,
      chainId: options.chainId === 'auto' ? null : options.chainId,
      maxAnswer: options.maxAnswer,
      isResting: () => this.#isResting,
      onAdopted: () => this.#watchOver(),
      onLeft: () => {
        this.#stopWatching();
        this.#search(2);
      },
      onNewHead: (head) => this.#watch.beat(head),
      onBlockInterval: (ms) => this.#watch.setInterval(ms),
      onSlow: (connection, read) => this.#unlessResting(() => this.#checkSlow(connection, read)),
    });
    this.#connections = this.#used.connections;
    this.#search(1);
  }

  get status(): StatusStore {
    return this.#used.store;
  }

  call<T = unknown>(
    api: ApiName,
    method: string,
    params: readonly unknown[],
    options: CallOptions<T> = {},
  ): Promise<T> {
    const { gate, subscriptions } = this.#used;
    return pooledCall({
      gate,
      clock: this.#clock,
      answerOf: (connection) =>
        api === 'database' ? subscriptions.answerOf(connection, method, params) : undefined,
      others: (url) => this.#used.openOthers(url),
      onSilent: (url, reason) => this.silent(url, reason),
      api,
      method,
      params,
      options,
    });
  }

  async chainId(): Promise<string> {
    if (this.#connections.chainId === null) await this.#ready('get_chain_id');
    const { chainId } = this.#connections;
    if (chainId === null) throw new AppError('node.unreachable', { method: 'get_chain_id' });
    return chainId;
  }

  async readers(count = operatorsNeeded(this.#book.nodes())): Promise<readonly NodeReader[]> {
    const active = await this.#ready('readers');
    return gatherReaders({ clock: this.#clock, book: this.#book, used: this.#used }, active, count);
  }

  contradicted(url: string, reason: string): void {
    this.#book.refused(url, 'contradicted', reason);
    this.#used.leaveUrl(url);
  }

  silent(url: string, reason: string): void {
    // The pool leaves a node only when there is another.
    if (!this.#book.hasOther(url)) return;
    this.#book.silent(url, reason);
    this.#used.leaveUrl(url);
  }

  subscribeObjects(ids: readonly string[], listener: ObjectListener): () => void {
    return this.#used.subscriptions.objects(ids, listener);
  }

  subscribeAccount(nameOrId: string, listener: () => void): () => void {
    return this.#used.subscriptions.account(nameOrId, listener);
  }

  subscribeOnEach(begin: BeginSubscription): () => void {
    return this.#used.subscriptions.onEach(begin);
  }

  onBlock(listener: (head: Head) => void): () => void {
    return this.#used.onBlock(listener);
  }

  setUrls(urls: readonly string[], ownUrls?: readonly string[]): void {
    this.#book.setUrls(urls, ownUrls);
    const { connection } = this.#used;
    for (const standby of [...this.#connections.standbys])
      if (!this.#book.has(standby.url)) this.#connections.forget(standby);
    if (connection !== null && !this.#book.has(connection.url))
      this.#used.drop(connection, 'not on the list');
    this.#endSleep?.();
    this.#used.publish();
  }

  async prefer(url: string): Promise<boolean> {
    this.#book.prefer(url);
    const visit = this.#used.url === url ? null : await this.#connections.try(url);
    if (visit !== null) this.#used.adopt(visit);
    const isTaken = this.#used.url === url;
    if (isTaken) this.#chosenUrl = url;
    return isTaken;
  }

  rest(): void {
    this.#isResting = true;
  }

  wake(): void {
    const { connection, subscriptions } = this.#used;
    this.#isResting = false;
    subscriptions.catchUp();
    if (connection === null) {
      this.#book.forgive();
      this.#endSleep?.();
    } else {
      this.#watchOver();
      this.#inBackground(() => this.#confirm(connection));
    }
  }

  close(): void {
    this.#stopWatching();
    this.#used.close();
    this.#endSleep?.();
  }

  #ready(method: string): Promise<Connection> {
    return this.#used.gate.wait(this.#clock.steady() + READY_MS, method);
  }

  /** Searches in rounds until a node is in use; the first round starts `firstBatch` nodes at once. */
  #search(firstBatch: number): void {
    if (this.#isSearching) return;
    this.#isSearching = true;
    const isOver = () => this.#used.isClosed || this.#used.connection !== null;
    this.#inBackground(async () => {
      for (let batch = firstBatch; !isOver(); batch = 2) {
        if (!this.#isResting) await this.#race(batch);
        if (!isOver()) await this.#sleep();
      }
      this.#isSearching = false;
    });
  }

  #race(firstBatch: number): Promise<void> {
    return raceNodes({
      clock: this.#clock,
      urls: this.#book.order(),
      firstBatch,
      visit: (url) => this.#connections.visit(url),
      quorum: quorumOf(this.#book.nodes()),
      isDoubtful: ({ head }) => this.#watch.looksWrong(head),
      compare: (answered) => this.#judge(answered).fit,
      onFit: (visit) => this.#used.adoptOrKeep(visit),
    });
  }

  async #sleep(): Promise<void> {
    if (!this.#book.isAnyConnecting()) this.#used.offline();
    const { promise, resolve } = deferred();
    const leastMs = this.#isResting ? RESTING_MS : LEAST_MS;
    const timer = this.#clock.setTimeout(resolve, Math.max(leastMs, this.#book.msUntilNextTry()));
    this.#endSleep = resolve;
    await promise;
    this.#endSleep = null;
    this.#clock.clearTimeout(timer);
  }

  /** Waits for blocks of the node in use and compares it with others at intervals that grow. */
  #watchOver(): void {
    this.#endSleep?.();
    this.#watch.arm();
    this.#compareAgainMs = COMPARE_AGAIN_MS;
    this.#compareIn(FIRST_COMPARISON_MS);
  }

  #stopWatching(): void {
    this.#watch.stop();
    this.#clock.clearTimeout(this.#nextComparison);
  }

  #compareIn(ms: number): void {
    this.#clock.clearTimeout(this.#nextComparison);
    this.#nextComparison = this.#clock.setTimeout(() => {
      this.#compareIn(this.#compareAgainMs * (1 + 0.3 * this.#random()));
      // The look for the user's chosen node keeps its interval.
      const isChosen = this.#chosenUrl === undefined || this.#chosenUrl === this.#used.url;
      if (isChosen) this.#compareAgainMs = Math.min(LONGEST_WAIT_MS, 2 * this.#compareAgainMs);
      this.#unlessResting(() => this.#compare());
    }, ms);
  }

  /**
   * Asks others and the node in use for their heads, and leaves the unfit ones. Moves when the node in use is unfit, or
   * when another is better, by default the user's choice; keeps enough of the others on standby to confirm it.
   */
  async #compare(
    isBetter = ({ connection }: NodeVisit) => connection.url === this.#chosenUrl,
  ): Promise<void> {
    const before = this.#used.connection;
    const answered: NodeVisit[] = [];
    let isOver = false;
    const asked = this.#others().map(async (url) => {
      const visit = await this.#connections.try(url);
      if (visit === null) return;
      if (isOver) this.#used.adoptOrKeep(visit);
      else answered.push(visit);
    });
    const isTold = before === null || this.#book.reportOf(before.url, JUST_TOLD_MS) !== null;
    if (!isTold) asked.push(this.#confirm(before));
    await withinMs(this.#clock, COMPARISON_MS, Promise.all(asked));
    isOver = true;
    const { fit, isUsedFit } = this.#judge(answered, this.#used.url);
    const better = isUsedFit ? fit.find(isBetter) : fit[0];
    if (better !== undefined) this.#used.adopt(better);
    for (const visit of fit) if (visit !== better) this.#used.adoptOrKeep(visit);
    if (isUsedFit && this.#used.connection === before) this.#used.compared();
  }

  #others(): string[] {
    return toCompare({
      nodes: this.#book.nodes(),
      usedUrl: this.#used.url,
      chosenUrl: this.#chosenUrl,
      warm: this.#connections.standbys.map(({ url }) => url),
      triable: this.#book.triable(),
    });
  }

  /** Compares the heads of nodes that answered, and of the one in use if named; closes the unfit ones. */
  #judge(answered: readonly NodeVisit[], usedUrl?: string): { fit: NodeVisit[]; isUsedFit: boolean } {
    const urls = answered.map(({ connection }) => connection.url);
    const unfit = this.#book.compare([...new Set(usedUrl === undefined ? urls : [...urls, usedUrl])]);
    const isFit = ({ connection }: NodeVisit) => !unfit.has(connection.url);
    for (const visit of answered) if (!isFit(visit)) this.#connections.forget(visit.connection);
    return { fit: answered.filter(isFit), isUsedFit: usedUrl === undefined || !unfit.has(usedUrl) };
  }

  /** Reads the head of the node in use; subscribes again when it advanced without a notice. */
  async #confirm(connection: Connection): Promise<void> {
    const used = this.#used;
    try {
      const head = await askHead(connection, HEAD_ANSWER_MS);
      if (used.connection !== connection) return;
      const isMissed = head.id !== used.head?.id;
      used.onHead(head);
      if (isMissed) used.subscriptions.attach(connection);
    } catch (error) {
      if (used.connection === connection) used.drop(connection, toAppError(error).message);
    }
  }

  /**
   * No block in time: moves to a node that is ahead. Without one the chain itself stands still, and so does the pool.
   */
  async #checkStall(): Promise<void> {
    const before = this.#used.connection;
    if (before === null || this.#isCheckingStall) return;
    this.#isCheckingStall = true;
    const number = this.#used.head?.number ?? 0;
    await this.#compare(({ head }) => this.#used.connection === before && head.number > number);
    this.#isCheckingStall = false;
    if (this.#used.connection !== null) this.#watch.arm();
  }

  /**
   * Reads of a node are late: leaves it when nodes of other operators answer the same quickly. A line that is slow for
   * all is no fault.
   */
  async #checkSlow(slow: Connection, read: LateRead): Promise<void> {
    const isUsed = () => this.#used.connection === slow;
    const quick = await quickOnes(this.#used.openOthers(slow.url), read);
    if (quick.size === 0) return;
    if (isUsed()) await this.#compare(({ connection }) => isUsed() && quick.has(connection.url));
    if (isUsed()) return;
    this.#book.silent(slow.url, `late answers: ${read.call[1]}`);
    this.#used.leaveUrl(slow.url);
  }

  /** Maintenance of the connection waits until the page is visible. */
  #unlessResting(work: () => Promise<void>): void {
    if (!this.#isResting) this.#inBackground(work);
  }

  #inBackground(work: () => Promise<void>): void {
    work().catch((error: unknown) => {
      // Only a bug gets here: the search restarts, and the status names the bug.
      const { connection, isClosed } = this.#used;
      this.#isSearching = false;
      this.#isCheckingStall = false;
      if (connection !== null) this.#used.drop(connection, toAppError(error).message);
      else if (!isClosed) this.#clock.setTimeout(() => this.#search(2), HEAD_ANSWER_MS);
    });
  }
}

/** Waits for the work, but at most this long. */
function withinMs(clock: Clock, ms: number, work: Promise<unknown>): Promise<void> {
  const { promise, resolve, reject } = deferred();
  const timer = clock.setTimeout(resolve, ms);
  work.then(() => resolve(), reject).finally(() => clock.clearTimeout(timer));
  return promise;
}

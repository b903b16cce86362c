import { deferred } from '../engine/deferred.ts';
import { toAppError } from '../errors/appError.ts';
import type { Clock } from './clock.ts';
import type { Connection, LateRead } from './connection.ts';
import type { NodeBook } from './nodeBook.ts';
import { toCompare } from './nodeChoice.ts';
import { HEAD_ANSWER_MS, type NodeConnections, quickOnes } from './nodeConnections.ts';
import { holdRound } from './nodeRounds.ts';
import type { Head } from './nodeStatus.ts';
import { askHead, type NodeVisit } from './nodeVisit.ts';

/** The wait before the other nodes are probed after a connection. */
const FIRST_PROBE_MS = 3_000;
/** The wait for the next probe, partly random: doubled from one to the next, since stalls, drops and late blocks are seen without them. */
const PROBE_AGAIN_MS = 60_000;
const LONGEST_WAIT_MS = 960_000;
/** How long a comparison waits for those that are asked. */
const ROUND_MS = 1_500;
/** What a notice has told of the head so lately still counts at the end of a round: it need not be asked. */
const JUST_TOLD_MS = 3_400;

/** The pool as its probes see it. */
export interface ProbedPool {
  readonly clock: Clock;
  readonly random: () => number;
  readonly book: NodeBook;
  readonly connections: NodeConnections;
  /** The node in use. */
  active(): Connection | null;
  /** The node that the user has chosen. */
  chosen(): string | undefined;
  head(): Head | null;
  adopt(visit: NodeVisit): void;
  adoptOrKeep(visit: NodeVisit): void;
  drop(connection: Connection, reason: string): void;
  leaveUrl(url: string): void;
  /** The node in use was compared with the others, and is fit. */
  compared(): void;
  onHead(head: Head): void;
  /** Subscribes everything again. */
  attach(connection: Connection): void;
  /** The node in use stays: keeps watching it. */
  watchOn(): void;
  inBackground(work: () => Promise<void>): void;
}

/** Probes the other nodes, and checks that the one in use is still fit. */
export class NodeProbes {
  readonly #pool: ProbedPool;
  #isChecking = false;
  #timer: unknown;
  #waitMs = PROBE_AGAIN_MS;

  constructor(pool: ProbedPool) {
    this.#pool = pool;
  }

  /** Starts probing the others from time to time, soon and often at first. */
  start(): void {
    this.#waitMs = PROBE_AGAIN_MS;
    this.#schedule(FIRST_PROBE_MS);
  }

  stop(): void {
    this.#pool.clock.clearTimeout(this.#timer);
  }

  /** After a bug of ours, does not wait for a check that never ended. */
  reset(): void {
    this.#isChecking = false;
  }

  /** No block in time: moves to a node that is ahead. When none is, the chain itself stands still, and so do we. */
  async checkStall(): Promise<void> {
    const { active, head: known, watchOn } = this.#pool;
    const before = active();
    if (before === null || this.#isChecking) return;
    this.#isChecking = true;
    const number = known()?.number ?? 0;
    await this.compare(({ head }) => active() === before && head.number > number);
    this.#isChecking = false;
    if (active() !== null) watchOn();
  }

  /** Reads of a node are late: leaves it where others, of other operators, answer the same quickly. A line that is slow for all is no fault. */
  async checkSlow(slow: Connection, read: LateRead): Promise<void> {
    const { book, connections, active, leaveUrl } = this.#pool;
    const others = [active(), ...connections.standbys].filter((each) => each !== null);
    const quick = await quickOnes(
      others.filter((each) => each.isOpen && book.areIndependent(each.url, slow.url)),
      read,
    );
    if (quick.size === 0) return;
    if (active() === slow)
      await this.compare(({ connection }) => active() === slow && quick.has(connection.url));
    if (active() === slow) return;
    book.silent(slow.url, `late answers: ${read.call[1]}`);
    leaveUrl(slow.url);
  }

  /** Reads the head of the node in use; when it advanced without a notice, subscribes again. */
  async confirm(connection: Connection): Promise<void> {
    const { active, head: known, onHead, attach, drop } = this.#pool;
    try {
      const head = await askHead(connection, HEAD_ANSWER_MS);
      // Equivalent: a node that was left answers no more (Connection.retire); held all the same, since its head would be believed.
      if (active() !== connection) return;
      const isMissed = head.id !== known()?.id;
      onHead(head);
      if (isMissed) attach(connection);
    } catch (error) {
      if (active() === connection) drop(connection, toAppError(error).message);
    }
  }

  /**
   * Asks others for their heads, and the node in use for its own; leaves whichever is not fit. Moves when the node in use is not, or
   * when one of the others is better, by default the one that the user has chosen; keeps as many of them warm as have to confirm it.
   */
  async compare(
    isBetter = (visit: NodeVisit) => visit.connection.url === this.#pool.chosen(),
  ): Promise<void> {
    const { clock, book, connections, active, adopt, adoptOrKeep, compared } = this.#pool;
    const before = active();
    const answered: NodeVisit[] = [];
    let isOver = false;
    const asked = this.#others().map(async (url) => {
      const visit = await connections.try(url);
      if (visit === null) return;
      if (isOver) adoptOrKeep(visit);
      else answered.push(visit);
    });
    const isTold = before === null || book.reportOf(before.url, JUST_TOLD_MS) !== null;
    const all = Promise.all([...asked, ...(isTold ? [] : [this.confirm(before)])]);
    await withinMs(clock, ROUND_MS, all);
    isOver = true;
    const { fit, unfit, isActiveFit } = holdRound(book, answered, active()?.url ?? null);
    for (const { connection } of unfit) connections.forget(connection);
    const better = isActiveFit ? fit.find(isBetter) : fit[0];
    if (better !== undefined) adopt(better);
    for (const visit of fit) if (visit !== better) adoptOrKeep(visit);
    if (isActiveFit && active() === before) compared();
  }

  #others(): string[] {
    const { book, connections, active, chosen } = this.#pool;
    return toCompare({
      nodes: book.nodes(),
      activeUrl: active()?.url,
      chosenUrl: chosen(),
      warm: connections.standbys.map(({ url }) => url),
      triable: book.triable(),
    });
  }

  #schedule(ms: number): void {
    const { clock, random, chosen, active, inBackground } = this.#pool;
    clock.clearTimeout(this.#timer);
    this.#timer = clock.setTimeout(() => {
      this.#schedule(this.#waitMs * (1 + 0.3 * random()));
      // Whether the node that the user has chosen is back is looked for as often as before.
      const isChosen = chosen() === undefined || chosen() === active()?.url;
      if (isChosen) this.#waitMs = Math.min(LONGEST_WAIT_MS, 2 * this.#waitMs);
      inBackground(() => this.compare());
    }, ms);
  }
}

/** Waits for the work, but no longer than this. */
function withinMs(clock: Clock, ms: number, work: Promise<unknown>): Promise<void> {
  const { promise, resolve, reject } = deferred();
  const timer = clock.setTimeout(resolve, ms);
  work.then(() => resolve(), reject).finally(() => clock.clearTimeout(timer));
  return promise;
}

import { toAppError } from '../errors/appError.ts';
import type { Clock } from './clock.ts';
import type { Connection } from './connection.ts';
import { MAX_BEHIND_MS, type NodeBook } from './nodeBook.ts';
import type { Head } from './nodeStatus.ts';
import { askHead, type NodeVisit } from './nodeVisit.ts';
import { HEAD_ANSWER_MS, type NodeVisits } from './nodeVisits.ts';

/** The wait before the other nodes are probed after a connection, then the time between probes, partly random. */
const FIRST_PROBE_MS = 3_000;
const PROBE_EVERY_MS = 30_000;

/** The pool as its probes see it. */
export interface ProbedPool {
  readonly clock: Clock;
  readonly random: () => number;
  readonly book: NodeBook;
  readonly visits: NodeVisits;
  /** The node in use. */
  active(): Connection | null;
  head(): Head | null;
  adopt(visit: NodeVisit): void;
  adoptOrKeep(visit: NodeVisit): void;
  drop(connection: Connection, reason: string): void;
  onHead(head: Head): void;
  /** Subscribes everything again. */
  attach(connection: Connection): void;
  /** The node in use stays: keeps watching it. */
  watchOn(): void;
  inBackground(work: () => Promise<void>): void;
}

/** Probes the other nodes, and checks that the one in use is still the best. */
export class NodeProbes {
  readonly #pool: ProbedPool;
  #isChecking = false;
  #timer: unknown;

  constructor(pool: ProbedPool) {
    this.#pool = pool;
  }

  /** Starts probing the others from time to time. */
  start(): void {
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
    const { book, active, head: known, watchOn } = this.#pool;
    const before = active();
    if (before === null || this.#isChecking) return;
    this.#isChecking = true;
    await Promise.all([
      this.compare(
        book.order().slice(0, 3),
        (head) => active() === before && head.number > (known()?.number ?? 0),
      ),
      this.confirm(before),
    ]);
    this.#isChecking = false;
    if (active() !== null) watchOn();
  }

  /** Reads the head of the node in use; when it advanced without a notice, subscribes again. */
  async confirm(connection: Connection): Promise<void> {
    const { active, head: known, onHead, attach, drop } = this.#pool;
    try {
      const head = await askHead(connection, HEAD_ANSWER_MS);
      if (active() !== connection || head.id === known()?.id) return;
      onHead(head);
      attach(connection);
    } catch (error) {
      if (active() === connection) drop(connection, toAppError(error).message);
    }
  }

  /** Visits other nodes; moves to the first that is better, keeps one of the others warm. */
  async compare(urls: readonly string[], isBetter = this.#isAhead): Promise<void> {
    const { visits, active, adopt, adoptOrKeep } = this.#pool;
    await Promise.all(
      urls.map(async (url) => {
        const visit = await visits.try(url);
        if (visit === null) return;
        if (active() !== null && isBetter(visit.head)) adopt(visit);
        else adoptOrKeep(visit);
      }),
    );
  }

  /** True when the node in use lags behind this head. */
  readonly #isAhead = (head: Head): boolean => head.time - (this.#pool.head()?.time ?? 0) > MAX_BEHIND_MS;

  #schedule(ms: number): void {
    const { clock, random, inBackground } = this.#pool;
    clock.clearTimeout(this.#timer);
    this.#timer = clock.setTimeout(() => {
      this.#schedule(PROBE_EVERY_MS * (1 + 0.3 * random()));
      inBackground(() => this.#probe());
    }, ms);
  }

  /** Keeps one other node warm and probes one more in turn: cheap, and failover needs no search. */
  async #probe(): Promise<void> {
    const { book, visits, active } = this.#pool;
    const first = visits.standby?.url ?? book.order()[0];
    if (first === undefined) return;
    await this.compare([first]);
    const second = book.leastRecent([first]);
    if (second !== undefined && active() !== null) await this.compare([second]);
  }
}

import { deferred } from '../engine/deferred.ts';
import type { Clock } from './clock.ts';
import type { NodeBook } from './nodeBook.ts';
import type { NodeConnections } from './nodeConnections.ts';
import { raceNodes } from './nodeRace.ts';
import { holdRound } from './nodeRounds.ts';
import type { Head } from './nodeStatus.ts';
import type { NodeVisit } from './nodeVisit.ts';
import { quorumOf } from './operators.ts';

/** The least wait between two searches while the pool rests. */
const RESTING_MS = 10_000;

/** The pool as its search sees it. */
export interface SearchedPool {
  readonly clock: Clock;
  readonly book: NodeBook;
  readonly connections: NodeConnections;
  /** A node is in use, or none is wanted any more. */
  isOver(): boolean;
  isResting(): boolean;
  looksWrong(head: Head): boolean;
  adoptOrKeep(visit: NodeVisit): void;
  /** No node answers. */
  onOffline(): void;
  inBackground(work: () => Promise<void>): void;
}

/** Looks for a node to use, in rounds, until there is one. */
export class NodeSearch {
  readonly #pool: SearchedPool;
  #isSearching = false;
  #endSleep: (() => void) | null = null;

  constructor(pool: SearchedPool) {
    this.#pool = pool;
  }

  /** Searches until a node is in use; starts with `firstBatch` nodes at once. */
  start(firstBatch: number): void {
    const { isOver, isResting, inBackground } = this.#pool;
    if (this.#isSearching) return;
    this.#isSearching = true;
    inBackground(async () => {
      for (let batch = firstBatch; !isOver(); batch = 2) {
        if (!isResting()) await this.#race(batch);
        if (!isOver()) await this.#sleep();
      }
      this.#isSearching = false;
    });
  }

  /** Does not wait for the next round. */
  hasten(): void {
    this.#endSleep?.();
  }

  /** After a bug of ours, does not wait for a search that never ended. */
  reset(): void {
    this.#isSearching = false;
  }

  #race(firstBatch: number): Promise<void> {
    const { clock, book, connections, looksWrong, adoptOrKeep } = this.#pool;
    return raceNodes({
      clock,
      urls: book.order(),
      firstBatch,
      visit: (url) => connections.visit(url),
      quorum: quorumOf(book.nodes()),
      isDoubtful: ({ head }) => looksWrong(head),
      compare: (answered) => this.#compare(answered),
      onFit: adoptOrKeep,
    });
  }

  #compare(answered: readonly NodeVisit[]): readonly NodeVisit[] {
    const { book, connections } = this.#pool;
    const { fit, unfit } = holdRound(book, answered, null);
    for (const { connection } of unfit) connections.forget(connection);
    return fit;
  }

  async #sleep(): Promise<void> {
    const { clock, book, isResting, onOffline } = this.#pool;
    if (!book.isAnyConnecting()) onOffline();
    const { promise, resolve } = deferred();
    const leastMs = isResting() ? RESTING_MS : 50;
    const timer = clock.setTimeout(resolve, Math.max(leastMs, book.msUntilNextTry()));
    this.#endSleep = resolve;
    await promise;
    this.#endSleep = null;
    clock.clearTimeout(timer);
  }
}

import { deferred } from '../engine/deferred.ts';
import type { Clock } from './clock.ts';
import type { NodeVisit } from './nodeVisit.ts';

/** How long a node may take before others race it (design, decision 3). */
export const RACE_DELAY_MS = 1_500;
const BATCH = 2;

export interface NodeRaceOptions {
  readonly clock: Clock;
  /** Nodes in the order to try. */
  readonly urls: readonly string[];
  /** The number that start at once; two more follow after each delay, or as soon as all running ones have failed. */
  readonly firstBatch: number;
  /** Rejects when the node failed or is unfit. */
  readonly visit: (url: string) => Promise<NodeVisit>;
  /** The number of nodes that decide about a doubtful head. */
  readonly quorum: number;
  /** True when a head looks wrong by the wall clock alone: a reason to ask others first, not to refuse. */
  readonly isDoubtful: (visit: NodeVisit) => boolean;
  /** Compares the nodes that answered, and returns those that are fit. */
  readonly compare: (visits: readonly NodeVisit[]) => readonly NodeVisit[];
  /** Called for every fit node: first for the winner, then for later ones. */
  readonly onFit: (visit: NodeVisit) => void;
}

/** Races nodes for the first fit answer; resolves when there is one, or when all are unfit. Never rejects. */
export function raceNodes(options: NodeRaceOptions): Promise<void> {
  return new NodeRace(options).result;
}

class NodeRace {
  readonly #options: NodeRaceOptions;
  readonly #queue: string[];
  readonly #over = deferred();
  readonly result = this.#over.promise;
  #running = 0;
  #isOver = false;
  readonly #held: NodeVisit[] = [];
  #timer: unknown;

  constructor(options: NodeRaceOptions) {
    this.#options = options;
    this.#queue = [...options.urls];
    this.#start(options.firstBatch);
  }

  #start(count: number): void {
    const { clock, visit } = this.#options;
    clock.clearTimeout(this.#timer);
    for (const url of this.#queue.splice(0, count)) {
      this.#running += 1;
      visit(url).then(
        (answered) => this.#onAnswer(answered),
        () => this.#onFailure(),
      );
    }
    if (this.#running === 0) this.#finish();
    else this.#timer = clock.setTimeout(() => this.#onDelay(), RACE_DELAY_MS);
  }

  #onDelay(): void {
    if (this.#held.length > 0) this.#finish();
    else if (this.#queue.length > 0) this.#start(BATCH);
  }

  /** A doubtful head waits for others: they, not this device's clock, decide whether it is wrong. */
  #onAnswer(visit: NodeVisit): void {
    this.#running -= 1;
    if (this.#isOver) {
      this.#options.onFit(visit);
      return;
    }
    this.#held.push(visit);
    const isFirst = this.#held.length === 1;
    if (this.#held.length >= this.#options.quorum || (isFirst && !this.#options.isDoubtful(visit)))
      this.#finish();
    else if (isFirst) this.#start(this.#options.quorum - 1);
    else if (this.#running === 0) this.#start(BATCH);
  }

  #onFailure(): void {
    this.#running -= 1;
    if (!this.#isOver && this.#running === 0) this.#start(BATCH);
  }

  #finish(): void {
    this.#isOver = true;
    this.#options.clock.clearTimeout(this.#timer);
    const held = this.#held;
    const fit = held.length > 1 ? this.#options.compare(held) : held;
    for (const visit of fit) this.#options.onFit(visit);
    this.#over.resolve();
  }
}

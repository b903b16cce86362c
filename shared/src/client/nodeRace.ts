import type { Clock } from './clock.ts';
import { MAX_BEHIND_MS } from './nodeBook.ts';
import type { NodeVisit } from './nodeVisit.ts';

/** How long a node may take before others race it (design, decision 3). */
export const RACE_DELAY_MS = 1_500;
const BATCH = 2;

export interface NodeRaceOptions {
  readonly clock: Clock;
  /** Nodes in the order to try. */
  readonly urls: readonly string[];
  /** How many start at once; two more follow after each delay, or as soon as all running ones have failed. */
  readonly firstBatch: number;
  /** Rejects when the node failed or is not fit. */
  readonly visit: (url: string) => Promise<NodeVisit>;
  /** True when a head looks old by the wall clock alone: a reason to ask others first, not to refuse. */
  readonly isDoubtful: (visit: NodeVisit) => boolean;
  /** Called for every fit node: first for the winner, then for those that answer too. */
  readonly onFit: (visit: NodeVisit) => void;
}

/** Races nodes for the first fit answer; resolves when there is one, or none of them is fit. Never rejects. */
export function raceNodes(options: NodeRaceOptions): Promise<void> {
  return new NodeRace(options).result;
}

class NodeRace {
  readonly result: Promise<void>;
  readonly #options: NodeRaceOptions;
  readonly #queue: string[];
  readonly #resolve: () => void;
  #running = 0;
  #isOver = false;
  #held: NodeVisit | null = null;
  #timer: unknown;

  constructor(options: NodeRaceOptions) {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#options = options;
    this.#queue = [...options.urls];
    this.result = promise;
    this.#resolve = resolve;
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
    if (this.#running === 0) this.#finish(this.#held);
    else this.#timer = clock.setTimeout(() => this.#onDelay(), RACE_DELAY_MS);
  }

  #onDelay(): void {
    if (this.#held !== null) this.#finish(this.#held);
    else if (this.#queue.length > 0) this.#start(BATCH);
  }

  #onAnswer(visit: NodeVisit): void {
    this.#running -= 1;
    const hasRivals = this.#running > 0 || this.#queue.length > 0;
    if (this.#isOver) this.#options.onFit(visit);
    else if (this.#held !== null) this.#choose(this.#held, visit);
    else if (hasRivals && this.#options.isDoubtful(visit)) {
      this.#held = visit;
      this.#start(BATCH);
    } else this.#finish(visit);
  }

  /** Two heads are comparable, a head and this device's clock are not: the older one goes when it is stale. */
  #choose(first: NodeVisit, second: NodeVisit): void {
    const isFirstStale = second.head.time - first.head.time > MAX_BEHIND_MS;
    this.#finish(isFirstStale ? second : first);
    this.#options.onFit(isFirstStale ? first : second);
  }

  #onFailure(): void {
    this.#running -= 1;
    if (!this.#isOver && this.#running === 0) this.#start(BATCH);
  }

  #finish(visit: NodeVisit | null): void {
    this.#isOver = true;
    this.#options.clock.clearTimeout(this.#timer);
    if (visit !== null) this.#options.onFit(visit);
    this.#resolve();
  }
}

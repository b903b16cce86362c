import type { SteadyClock } from './clock.ts';
import { MAX_APART_MS } from './headReports.ts';
import type { Head } from './nodeStatus.ts';

/** This many block intervals without a block are a stall (design, decision 3). */
const STALL_INTERVALS = 3;
/** The interval assumed until the global properties are read. */
const DEFAULT_INTERVAL_MS = 3_000;
/**
 * The wait between two comparisons of a node with a suspicious head: doubled while they clarify nothing, for example
 * because no other node answers.
 */
const HINT_AGAIN_MS = 10_000;
const LONGEST_HINT_MS = 160_000;

export interface HeadWatchOptions {
  readonly clock: SteadyClock;
  /** Milliseconds that nodes agreed heads are ahead of this device's clock; 0 until they agree. */
  readonly agreedAheadMs: () => number;
  /** No block came in time. */
  readonly onStall: () => void;
  /** The head is further behind or ahead than nodes agreed: only a hint. */
  readonly onDoubt: () => void;
}

/** Watches that blocks keep coming. */
export class HeadWatch {
  readonly #options: HeadWatchOptions;
  #intervalMs = DEFAULT_INTERVAL_MS;
  #timer: unknown;
  #nextHintAt = Number.NEGATIVE_INFINITY;
  #hintWaitMs = HINT_AGAIN_MS;

  constructor(options: HeadWatchOptions) {
    this.#options = options;
  }

  setInterval(ms: number): void {
    this.#intervalMs = ms;
  }

  /** Starts waiting for the next block. */
  arm(): void {
    const { clock, onStall } = this.#options;
    clock.clearTimeout(this.#timer);
    this.#timer = clock.setTimeout(onStall, STALL_INTERVALS * this.#intervalMs);
  }

  stop(): void {
    this.#options.clock.clearTimeout(this.#timer);
  }

  /** A block came. */
  beat(head: Head): void {
    const { clock, onDoubt } = this.#options;
    this.arm();
    if (!this.looksWrong(head)) {
      this.#hintWaitMs = HINT_AGAIN_MS;
      return;
    }
    if (clock.steady() < this.#nextHintAt) return;
    this.#nextHintAt = clock.steady() + this.#hintWaitMs;
    this.#hintWaitMs = Math.min(LONGEST_HINT_MS, 2 * this.#hintWaitMs);
    onDoubt();
  }

  /**
   * True when a head is older or newer than the agreed one, by this device's clock, however it is set: a reason to ask
   * others, never one to refuse a node.
   */
  looksWrong(head: Head): boolean {
    const { clock, agreedAheadMs } = this.#options;
    return Math.abs(head.time - clock.now() - agreedAheadMs()) > MAX_APART_MS;
  }
}

import type { SteadyClock } from './clock.ts';
import { MAX_APART_MS } from './headVoices.ts';
import type { Head } from './nodeStatus.ts';

/** This many block intervals without a block are a stall (design, decision 3). */
const STALL_INTERVALS = 3;
/** The interval assumed until the global properties are read. */
const DEFAULT_INTERVAL_MS = 3_000;
/** A node whose head looks wrong is compared with others at most this often. */
const HINT_EVERY_MS = 10_000;

export interface HeadWatchOptions {
  readonly clock: SteadyClock;
  /** No block came in time. */
  readonly onStall: () => void;
  /** The head is further behind or ahead of this device's clock than usual: only a hint. */
  readonly onDoubt: () => void;
}

/** Watches that blocks keep coming. */
export class HeadWatch {
  readonly #options: HeadWatchOptions;
  #intervalMs = DEFAULT_INTERVAL_MS;
  #timer: unknown;
  #usualSkewMs = 0;
  #lastHintAt = Number.NEGATIVE_INFINITY;

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
    if (this.looksWrong(head) && clock.steady() - this.#lastHintAt >= HINT_EVERY_MS) {
      this.#lastHintAt = clock.steady();
      onDoubt();
    }
    // The chain's clock may run ahead of this device's (a development chain whose time was moved): that is then usual.
    this.#usualSkewMs = Math.min(this.#usualSkewMs, clock.now() - head.time);
  }

  /** What was usual with one node says nothing of the next. */
  forgetUsual(): void {
    this.#usualSkewMs = 0;
  }

  /** True when a head is older or newer than usual by this device's clock: a reason to ask others, never one to refuse a node. */
  looksWrong(head: Head): boolean {
    const skewMs = this.#options.clock.now() - head.time;
    return skewMs - this.#usualSkewMs > MAX_APART_MS || this.#usualSkewMs - skewMs > MAX_APART_MS;
  }
}

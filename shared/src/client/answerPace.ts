import { hasCode } from '../errors/appError.ts';
import type { SteadyClock } from './clock.ts';

/** A longer read is late, not counting the time that a slow line needs for the received characters. */
const LATE_MS = 2_000;
/** Characters per second of a line that is slow through no fault of the node. */
const SLOW_LINE = 20_000;
/** This many late reads are reported; each read in time offsets part of one. */
const MAX_LATE = 3;
const MADE_UP = 0.25;

/** Measures how quickly a node answers reads; prompt notices do not count. */
export class AnswerPace {
  readonly #clock: SteadyClock;
  #received = 0;
  #late = 0;

  constructor(clock: SteadyClock) {
    this.#clock = clock;
  }

  received(characters: number): void {
    this.#received += characters;
  }

  /** Waits for a read; calls `onLate` with its duration when it makes too many late reads. */
  async timed<T>(read: Promise<T>, onLate: (tookMs: number) => void): Promise<T> {
    const [at, received] = [this.#clock.steady(), this.#received];
    let isOfNode = true;
    try {
      return await read;
    } catch (error) {
      isOfNode = !hasCode(error, 'request.cancelled', 'node.connection_lost');
      throw error;
    } finally {
      const tookMs = this.#clock.steady() - at;
      const lineMs = ((this.#received - received) / SLOW_LINE) * 1_000;
      if (isOfNode && this.#isTooLate(tookMs - lineMs)) onLate(tookMs);
    }
  }

  #isTooLate(nodeMs: number): boolean {
    this.#late = nodeMs > LATE_MS ? this.#late + 1 : Math.max(0, this.#late - MADE_UP);
    if (this.#late < MAX_LATE) return false;
    this.#late = 0;
    return true;
  }
}

import { hasCode } from '../errors/appError.ts';
import type { SteadyClock } from './clock.ts';

/** A read that takes longer is late, not counting the time that a slow line needs for the characters received during it. */
const LATE_MS = 2_000;
/** Characters a second over a line that is slow and no node's fault. */
const SLOW_LINE = 20_000;
/** This many late reads are reported; each read in time makes up for a part of one. */
const MAX_LATE = 3;
const MADE_UP = 0.25;

/** How quickly a node answers reads, whatever of its notices comes in time. */
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

  /** Waits for a read; calls `onLate` with its time when that makes too many late reads. */
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

import type { SteadyClock } from './clock.ts';

interface Timer {
  readonly at: number;
  readonly run: () => void;
}

/** Lets all pending promises settle. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
}

/** A clock that moves only by `advance`; it starts at 2026-11-21 04:00 UTC. Only for tests. */
export class FakeClock implements SteadyClock {
  #now = Date.UTC(2026, 10, 21, 4);
  #aheadMs = 0;
  readonly #timers = new Set<Timer>();

  now(): number {
    return this.#now + this.#aheadMs;
  }

  steady(): number {
    return this.#now;
  }

  /** Moves the device's clock forward or back; steady time is unaffected. */
  set(byMs: number): void {
    this.#aheadMs += byMs;
  }

  setTimeout(run: () => void, ms: number): unknown {
    const timer = { at: this.#now + ms, run };
    this.#timers.add(timer);
    return timer;
  }

  clearTimeout(timer: unknown): void {
    this.#timers.delete(timer as Timer);
  }

  /** Advances, running due timers in order. */
  async advance(ms: number): Promise<void> {
    const target = this.#now + ms;
    await settle();
    for (;;) {
      const [next] = [...this.#timers].filter(({ at }) => at <= target).sort((a, b) => a.at - b.at);
      if (next === undefined) break;
      this.#timers.delete(next);
      this.#now = Math.max(this.#now, next.at);
      next.run();
      await settle();
    }
    this.#now = target;
  }
}

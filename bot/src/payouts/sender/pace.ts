import type { SenderClock } from './clock.ts';
import { createReserve } from './reserve.ts';

/** The rate as this process keeps it. */
export interface Pace {
  /** Resolves when it is this caller's turn to send, or when the signal aborts. */
  turn(signal: AbortSignal): Promise<void>;
  /** Forgets the turns in hand: after a pause they would be wrong. */
  forget(): Promise<void>;
}

/** Seconds of turns taken at once: few, so that all processes heed a pause soon. */
const turnsTakenS = 0.1;
/** A platform that counts 30 in any second must find no 31st when one message arrives some milliseconds late. */
const margin = 0.995;
/** A turn missed by more than this is not made up for: the ones after it move too. Above the free rate nobody counts that finely. */
const lateness = { freeRate: 30, freeMs: 3, paidMs: 50 };

/**
 * Even turns at `perSecond`, taken a few at a time from all processes' common rate. `takeTurns(count, intervalMs)` answers
 * in how many ms the first of them comes.
 */
export function createPace(options: {
  perSecond: number;
  takeTurns: (count: number, intervalMs: number) => Promise<number>;
  clock: SenderClock;
}): Pace {
  const { perSecond, takeTurns, clock } = options;
  const intervalMs = 1000 / (perSecond * margin);
  const count = Math.max(2, Math.round(perSecond * turnsTakenS));
  const toleratedMs = perSecond > lateness.freeRate ? lateness.paidMs : lateness.freeMs;
  let delayedMs = 0;
  let lastTurn = Number.NEGATIVE_INFINITY;
  const turns = createReserve(
    async () => {
      const first = clock.now() + (await takeTurns(count, intervalMs));
      return Array.from({ length: count }, (_, index) => first + index * intervalMs);
    },
    Math.floor(count / 2),
  );
  return {
    turn: async (signal) => {
      const planned = (await turns.take()) ?? clock.now();
      // After a rest the common rate begins anew, and so does ours.
      if (planned - lastTurn > intervalMs * count * 2) delayedMs = 0;
      lastTurn = planned;
      const early = planned + delayedMs - clock.now();
      if (early > 0) await clock.sleep(early, signal);
      else if (-early > toleratedMs) delayedMs += -early - toleratedMs;
    },
    forget: async () => {
      await turns.drain();
    },
  };
}

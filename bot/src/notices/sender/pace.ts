import type { SenderClock } from '../../clock.ts';
import { createReserve } from './reserve.ts';

/** This process's share of the rate. */
export interface Pace {
  /** Resolves when it is this caller's turn to send, or when the signal aborts. */
  turn(signal: AbortSignal): Promise<void>;
  /** Drops the reserved turns, which are wrong after a pause. */
  forget(): Promise<void>;
}

/** Seconds of turns reserved at once: few, so that all processes obey a pause soon. */
const turnsTakenS = 0.1;
/** Turns are this much slower than allowed, so that a message delayed by a few milliseconds is not one too many. */
const margin = 0.995;
/** A turn missed by more than this many ms is lost: made up later it would add to the others' rate. */
const keptMs = 250;

/**
 * Even turns at `perSecond`, reserved a few at a time from all processes' common rate. `takeTurns(count, intervalMs)`
 * returns in how many ms the first of them comes.
 */
export function createPace(options: {
  perSecond: number;
  takeTurns: (count: number, intervalMs: number) => Promise<number>;
  clock: SenderClock;
}): Pace {
  const { perSecond, takeTurns, clock } = options;
  const intervalMs = 1000 / (perSecond * margin);
  const count = Math.max(2, Math.round(perSecond * turnsTakenS));
  const turns = createReserve(async () => {
    const firstInMs = await takeTurns(count, intervalMs);
    // Counted from the answer: counted from the question, a slow database's turns would come early, and within a pause.
    const first = clock.now() + firstInMs;
    return Array.from({ length: count }, (_, index) => first + index * intervalMs);
  }, count);
  return {
    turn: async (signal) => {
      let planned = await turns.take();
      while (planned !== undefined && planned < clock.now() - keptMs) planned = await turns.take();
      if (planned !== undefined && planned > clock.now()) await clock.sleep(planned - clock.now(), signal);
    },
    forget: async () => {
      await turns.drain();
    },
  };
}

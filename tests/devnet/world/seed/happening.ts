import type { Seeder } from './seeder.ts';

/** Something that happened in the world's past. */
export interface Happening {
  atSeconds: number;
  act(seeder: Seeder): void;
}

/** One block interval of the world, seconds. */
const INTERVAL_SECONDS = 3;

/**
 * Plays the past in order; events within the same `blockSeconds` share one block. The chain uses the head's time as the
 * present, so each such block follows an empty one.
 */
export function play(seeder: Seeder, happenings: readonly Happening[], blockSeconds: number): void {
  const bySlot = new Map<number, Happening[]>();
  for (const happening of happenings) {
    const slot = Math.ceil(happening.atSeconds / blockSeconds) * blockSeconds;
    bySlot.set(slot, [...(bySlot.get(slot) ?? []), happening]);
  }
  for (const slot of [...bySlot.keys()].sort((one, other) => one - other)) {
    seeder.ledger.produceBlock(slot - INTERVAL_SECONDS);
    for (const { act } of bySlot.get(slot) ?? []) act(seeder);
    seeder.ledger.produceBlock(slot);
  }
}

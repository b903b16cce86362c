import type { Seeder } from './seeder.ts';

/** Something that happened in the world's past. */
export interface Happening {
  atSeconds: number;
  act(seeder: Seeder): void;
}

/** Plays the past in order; what happens within the same `blockSeconds` goes into one block. */
export function play(seeder: Seeder, happenings: readonly Happening[], blockSeconds: number): void {
  const inOrder = [...happenings].sort((one, other) => one.atSeconds - other.atSeconds);
  let slot = Number.NaN;
  for (const { atSeconds, act } of inOrder) {
    const next = Math.ceil(atSeconds / blockSeconds) * blockSeconds;
    if (next !== slot && !Number.isNaN(slot)) seeder.ledger.produceBlock(slot);
    slot = next;
    act(seeder);
  }
  if (!Number.isNaN(slot)) seeder.ledger.produceBlock(slot);
}

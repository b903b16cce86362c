import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What became of one room with one seed. */
export interface RoomResult {
  readonly name: string;
  readonly seed: string;
  readonly at: string;
  readonly tried: number;
  readonly noticed: number;
  /** So many were when these changes were tried for the first time, before tests were written for the others. */
  readonly noticedAtFirst: number;
  /** Of those that were noticed: the tests went on for too long, which a busy machine may be the reason of. */
  readonly timedOut: readonly string[];
  readonly target: number;
  /** A line each: where, what stood there, what stands there. */
  readonly survivors: readonly string[];
}

const path = join(import.meta.dirname, 'results.json');

/** Those of results.json. */
export const keptResults = (): readonly RoomResult[] => JSON.parse(readFileSync(path, 'utf8'));

/** The result that is kept of a room with a seed. */
export const keptResult = (room: string, seed: string): RoomResult | undefined =>
  keptResults().find((kept) => kept.name === room && kept.seed === seed);

/** Writes a result to results.json, in the place of an older one of the same room and seed. */
export function keepResult(fresh: RoomResult): void {
  const before = keptResult(fresh.name, fresh.seed);
  // A run of fewer changes says nothing of these.
  const noticedAtFirst =
    before !== undefined && before.tried >= fresh.tried ? before.noticedAtFirst : fresh.noticedAtFirst;
  const others = keptResults().filter(({ name, seed }) => name !== fresh.name || seed !== fresh.seed);
  const all = [...others, { ...fresh, noticedAtFirst }];
  all.sort((one, other) => `${one.name} ${one.seed}`.localeCompare(`${other.name} ${other.seed}`));
  writeFileSync(path, `${JSON.stringify(all, null, 2)}\n`);
}

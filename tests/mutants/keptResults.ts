import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The result of one room with one seed. */
export interface RoomResult {
  readonly name: string;
  readonly seed: string;
  readonly at: string;
  readonly tried: number;
  readonly noticed: number;
  /** The number noticed when these changes were first tried, before tests were written for the others. */
  readonly noticedAtFirst: number;
  /** Noticed only since the tests took too long, possibly because of a busy machine. */
  readonly timedOut: readonly string[];
  readonly target: number;
  /** One line each: the place, the original, the replacement. */
  readonly survivors: readonly string[];
}

const path = join(import.meta.dirname, 'results.json');

/** Those of results.json. */
export const keptResults = (): readonly RoomResult[] => JSON.parse(readFileSync(path, 'utf8'));

/** The stored result of a room with a seed. */
export const keptResult = (room: string, seed: string): RoomResult | undefined =>
  keptResults().find((kept) => kept.name === room && kept.seed === seed);

/** Writes a result to results.json, replacing an older one of the same room and seed. */
export function keepResult(fresh: RoomResult): void {
  const before = keptResult(fresh.name, fresh.seed);
  // A run of fewer changes says nothing about these.
  const noticedAtFirst =
    before !== undefined && before.tried >= fresh.tried ? before.noticedAtFirst : fresh.noticedAtFirst;
  const others = keptResults().filter(({ name, seed }) => name !== fresh.name || seed !== fresh.seed);
  const all = [...others, { ...fresh, noticedAtFirst }];
  all.sort((one, other) => `${one.name} ${one.seed}`.localeCompare(`${other.name} ${other.seed}`));
  writeFileSync(path, `${JSON.stringify(all, null, 2)}\n`);
}

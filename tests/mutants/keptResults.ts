import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What became of one room with one seed. */
export interface RoomResult {
  readonly name: string;
  readonly seed: string;
  readonly at: string;
  readonly tried: number;
  readonly noticed: number;
  /** Of those that were noticed: the tests went on for too long, which a busy machine may be the reason of. */
  readonly timedOut: readonly string[];
  readonly target: number;
  /** A line each: where, what stood there, what stands there. */
  readonly survivors: readonly string[];
}

const path = join(import.meta.dirname, 'results.json');

/** Those of results.json. */
export const keptResults = (): readonly RoomResult[] => JSON.parse(readFileSync(path, 'utf8'));

/** Writes results to results.json, in the place of older ones of the same rooms and seeds. */
export function keepResults(fresh: readonly RoomResult[]): void {
  const isRenewed = (old: RoomResult) =>
    fresh.some(({ name, seed }) => name === old.name && seed === old.seed);
  const all = [...keptResults().filter((old) => !isRenewed(old)), ...fresh];
  all.sort((one, other) => `${one.name} ${one.seed}`.localeCompare(`${other.name} ${other.seed}`));
  writeFileSync(path, `${JSON.stringify(all, null, 2)}\n`);
}

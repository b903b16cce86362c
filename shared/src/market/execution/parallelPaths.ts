import { FEW_UNITS, usedPaths } from './allocation.ts';
import { Gains } from './gains.ts';
import { type AboutSearch, type Ends, searchPathAbout } from './searchPathAbout.ts';
import type { BegunPaths } from './spread.ts';
import { sellOver, unitsOver } from './totalAbout.ts';
import type { Path, VenueGraph } from './venueGraph.ts';

/** A swap to look for. */
export interface Wish extends Ends {
  readonly units: number;
  /** What the fee of one operation is worth in bought units: a longer way has to give more than that for each step. */
  readonly hopCost: number;
}

/** The best paths are looked for with so many parts of an amount after each other, more where no path takes everything. */
const [PARTS, PARTS_WITHOUT_SINGLE] = [3, 4] as const;
/** What is good but small, such as the best orders of a book, is found with such a part of the amount. */
const LITTLE = [16, 256] as const;
const LITTLE_MORE = [8, 64, 512] as const;

/**
 * Paths a swap may be spread over: the best ones for parts of the amount, as edges of the given graph, and what each
 * begins with. The best single path begins with everything; where no path takes everything, each begins with
 * the parts it was found for. Undefined when not all of it can be sold.
 */
export function findParallelPaths(
  graph: VenueGraph,
  wish: Wish,
  single: Path | undefined,
): BegunPaths | undefined {
  const { units } = wish;
  const found = new FoundPaths();
  if (single !== undefined) found.add(single, units);
  const sold = sellInParts(graph, wish, single, found);
  if (single === undefined && sold < units) return undefined;
  const search = (part: number, avoided?: Path) =>
    searchPathAbout(aboutOf(graph, wish, new Gains(graph.venues.length), found.paths), part, isOn(avoided));
  for (const count of LITTLE) found.add(search(partOf(units, count)), 0);
  // Another way may be better beside the best one than after it.
  const apart = [
    found.paths[0] ?? [],
    ...(units <= FEW_UNITS ? found.paths.flatMap((path) => path.map((edge) => [edge])) : []),
  ];
  for (const avoided of apart) found.add(search(partOf(units, 2), avoided), 0);
  return { paths: found.paths, allocation: found.units };
}

/** Looks for paths for one part after the other; gives the units that begin on them. */
function sellInParts(graph: VenueGraph, wish: Wish, single: Path | undefined, found: FoundPaths): number {
  const gains = new Gains(graph.venues.length);
  const parts = single === undefined ? PARTS_WITHOUT_SINGLE : PARTS;
  const part = partOf(wish.units, parts);
  let left = wish.units;
  for (let round = 0; round < parts; round += 1) {
    const path =
      (round === 0 ? single : undefined) ?? searchPathAbout(aboutOf(graph, wish, gains, found.paths), part);
    if (path === undefined) continue;
    const begins = single === undefined ? Math.min(left, part) : 0;
    found.add(path, begins);
    left -= begins;
    sellOver(path, part, gains);
  }
  return wish.units - left;
}

/** Paths with those that are the best for a little more once everything is sold as allocated. */
export function morePaths(graph: VenueGraph, { paths, allocation }: BegunPaths, wish: Wish): BegunPaths {
  const gains = new Gains(graph.venues.length);
  const found = new FoundPaths();
  for (const index of usedPaths(allocation)) {
    const [path, units] = [paths[index] ?? [], unitsOver(allocation, index)];
    found.add(path, units);
    sellOver(path, units, gains);
  }
  for (const count of LITTLE_MORE)
    found.add(searchPathAbout(aboutOf(graph, wish, gains, found.paths), partOf(wish.units, count)), 0);
  return { paths: found.paths, allocation: found.units };
}

const aboutOf = (graph: VenueGraph, wish: Wish, gains: Gains, known: readonly Path[]): AboutSearch => ({
  graph,
  wish,
  hopCost: wish.hopCost,
  gains,
  known,
});

/** Rounded up, so that all parts together are all of it. */
const partOf = (units: number, count: number): number => Math.ceil(units / count);

function isOn(path: Path | undefined): (venue: number) => boolean {
  const venues = new Set(path?.map(({ venue }) => venue));
  return (venue) => venues.has(venue);
}

/** Different paths with what each begins with. */
class FoundPaths {
  readonly paths: Path[] = [];
  readonly units: number[] = [];

  add(path: Path | undefined, units: number): void {
    if (path === undefined) return;
    const known = this.paths.findIndex((each) => isSamePath(each, path));
    if (known === -1) {
      this.paths.push(path);
      this.units.push(units);
    } else this.units[known] = unitsOver(this.units, known) + units;
  }
}

function isSamePath(one: Path, other: Path): boolean {
  return one.length === other.length && one.every(({ venue }, index) => venue === other[index]?.venue);
}

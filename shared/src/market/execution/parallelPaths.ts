import { smallestOf } from '../../amm/smallestOf.ts';
import { FEW_UNITS, usedPaths } from './allocation.ts';
import { exactIn } from './direction.ts';
import { ratesTo } from './reach.ts';
import { type Carried, sellOver } from './receivedOver.ts';
import { MAX_HOPS, searchPath } from './searchPath.ts';
import type { BegunPaths } from './spread.ts';
import { unitsAt } from './unitsAt.ts';
import { onlyVenues, type Path, type VenueGraph, withStates } from './venueGraph.ts';

/** A swap to search for, by the asset numbers of a graph. */
export interface Wish {
  readonly from: number;
  readonly to: number;
  readonly units: bigint;
  /** The fee of one operation in bought units: a longer way must gain more than that for each step. */
  readonly hopCost: bigint;
}

/**
 * The number of parts of an amount for which the best paths are searched one after the other; more when no path takes
 * everything.
 */
const [PARTS, PARTS_WITHOUT_SINGLE] = [3, 4] as const;
/** Parts of the amount that find good but small venues, such as the best orders of a book. */
const LITTLE = [16n, 256n] as const;
const LITTLE_MORE = [8n, 64n, 512n] as const;

/**
 * Candidate paths for a split: the best ones for parts of the amount, as edges of the given graph, with their initial
 * units. The best single path begins with everything; when no path takes everything, each begins with the parts it was
 * found for. Undefined when not all of it can be sold.
 */
export function findParallelPaths(
  graph: VenueGraph,
  wish: Wish,
  single: Path | undefined,
): BegunPaths | undefined {
  const { units } = wish;
  const found = new FoundPaths(graph);
  if (single !== undefined) found.add(single, units);
  const sold = sellInParts(graph, wish, single, found);
  if (single === undefined && sold < units) return undefined;
  for (const count of LITTLE) found.add(bestPath(graph, graph, wish, partOf(units, count)), 0n);
  // Another way may be better beside the best one than after it.
  const apart = [
    found.paths[0] ?? [],
    ...(units <= FEW_UNITS ? found.paths.flatMap((path) => path.map((edge) => [edge])) : []),
  ];
  for (const avoided of apart) {
    const venues = new Set(avoided.map(({ venue }) => venue));
    const others = onlyVenues(graph, (venue) => !venues.has(venue));
    found.add(bestPath(graph, others, wish, partOf(units, 2n)), 0n);
  }
  return { paths: found.paths, allocation: found.units };
}

/** Finds paths for one part after the other; returns the initial units on them. */
function sellInParts(graph: VenueGraph, wish: Wish, single: Path | undefined, found: FoundPaths): bigint {
  const carried: Carried = new Map();
  const parts = single === undefined ? PARTS_WITHOUT_SINGLE : PARTS;
  const part = partOf(wish.units, BigInt(parts));
  let left = wish.units;
  for (let round = 0; round < parts; round += 1) {
    const path =
      (round === 0 ? single : undefined) ?? bestPath(graph, withStates(graph, carried), wish, part);
    if (path === undefined) continue;
    const begins = single === undefined ? smallestOf(left, part) : 0n;
    found.add(path, begins);
    left -= begins;
    sellOver(graph, path, part, carried);
  }
  return wish.units - left;
}

/** The paths plus those that are best for a little more once everything is sold as allocated. */
export function morePaths(graph: VenueGraph, { paths, allocation }: BegunPaths, wish: Wish): BegunPaths {
  const carried: Carried = new Map();
  const found = new FoundPaths(graph);
  for (const index of usedPaths(allocation)) {
    const [path, units] = [paths[index] ?? [], unitsAt(allocation, index)];
    found.add(path, units);
    sellOver(graph, path, units, carried);
  }
  const after = withStates(graph, carried);
  for (const count of LITTLE_MORE) found.add(bestPath(graph, after, wish, partOf(wish.units, count)), 0n);
  return { paths: found.paths, allocation: found.units };
}

/** The best path in another state of a graph, pruned by the rates of the graph itself. */
function bestPath(graph: VenueGraph, state: VenueGraph, wish: Wish, units: bigint): Path | undefined {
  const { from, to, hopCost } = wish;
  const rates = ratesTo(graph, exactIn, to, MAX_HOPS - 1);
  return searchPath(state, exactIn, { fixed: from, units, free: to, hopCost }, rates)?.edges;
}

/** Rounded up, so that all parts together cover the whole. */
const partOf = (units: bigint, count: bigint): bigint => (units + count - 1n) / count;

/** Distinct paths with their initial units, as edges of one graph. */
class FoundPaths {
  readonly paths: Path[] = [];
  readonly units: bigint[] = [];
  readonly #graph: VenueGraph;

  constructor(graph: VenueGraph) {
    this.#graph = graph;
  }

  add(path: Path | undefined, units: bigint): void {
    if (path === undefined) return;
    const known = this.paths.findIndex((each) => isSamePath(each, path));
    if (known === -1) {
      this.paths.push(
        path.flatMap(
          (edge) => this.#graph.selling[edge.from]?.find((each) => each.venue === edge.venue) ?? [],
        ),
      );
      this.units.push(units);
    } else this.units[known] = unitsAt(this.units, known) + units;
  }
}

function isSamePath(one: Path, other: Path): boolean {
  return one.length === other.length && one.every(({ venue }, index) => venue === other[index]?.venue);
}

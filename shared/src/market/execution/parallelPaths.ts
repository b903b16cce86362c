import { smallestOf } from '../../amm/smallestOf.ts';
import { type Allocation, FEW_UNITS, type Path } from './allocation.ts';
import { exactIn } from './direction.ts';
import { searchPath } from './searchPath.ts';
import { type GraphEdge, onlyVenues, type Venue, type VenueGraph, withVenues } from './venueGraph.ts';

/** A swap to look for: asset numbers of a graph and the units sold. */
export interface Wish {
  readonly from: number;
  readonly to: number;
  readonly units: bigint;
  /** What the fee of one operation is worth in bought units: a longer way has to give more than that for each step. */
  readonly hopCost: bigint;
  /** Of the graph before anything is sold: see ratesTo. */
  readonly rates: readonly Float64Array[];
}

/** Paths with the units each begins with; in that order they can be sold. */
export interface BegunPaths {
  readonly paths: readonly Path[];
  readonly allocation: Allocation;
}

/** The best paths are looked for with so many parts of an amount after each other, more where no path takes everything. */
const [PARTS, PARTS_WITHOUT_SINGLE] = [3, 4] as const;
/** What is good but small, such as the best orders of a book, is found with such a part of the amount. */
const LITTLE = [16n, 256n] as const;
const LITTLE_MORE = [8n, 64n, 512n] as const;

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
  const { from, to, units, hopCost, rates } = wish;
  const begun: { path: Path; units: bigint }[] = [];
  const add = (edges: Path, part: bigint): void => {
    const own = edges.map((edge) => ownEdge(graph, edge));
    const known = begun.find(({ path }) => isSamePath(path, own));
    if (known === undefined) begun.push({ path: own, units: part });
    else known.units += part;
  };
  const search = (state: VenueGraph, part: bigint): Path | undefined =>
    searchPath(state, exactIn, { fixed: from, units: part, free: to, hopCost }, rates)?.edges;
  if (single !== undefined) add(single, units);
  let state = graph;
  let left = units;
  const parts = single === undefined ? PARTS_WITHOUT_SINGLE : PARTS;
  const part = partOf(units, BigInt(parts));
  for (let round = 0; round < parts; round += 1) {
    const edges = (round === 0 ? single : undefined) ?? search(state, part);
    if (edges === undefined) continue;
    const begins = single === undefined ? smallestOf(left, part) : 0n;
    add(edges, begins);
    left -= begins;
    state = afterSelling(state, edges, part);
  }
  for (const little of LITTLE.map((count) => search(graph, partOf(units, count)))) {
    if (little !== undefined) add(little, 0n);
  }
  if (single === undefined && left > 0n) return undefined;
  const first = begun[0]?.path ?? [];
  // Another way may be better beside the best one than after it.
  const apart = [
    first,
    ...(units <= FEW_UNITS ? begun.flatMap(({ path }) => path.map((edge) => [edge])) : []),
  ];
  for (const avoided of apart) {
    const other = search(without(graph, avoided), partOf(units, 2n));
    if (other !== undefined) add(other, 0n);
  }
  return { paths: begun.map(({ path }) => path), allocation: begun.map((each) => each.units) };
}

/** Paths with those that are the best for a little more once everything is sold as allocated. */
export function morePaths(
  graph: VenueGraph,
  { paths, allocation }: BegunPaths,
  { from, to, units, hopCost, rates }: Wish,
): BegunPaths {
  const used = paths.filter((_, index) => (allocation[index] ?? 0n) > 0n);
  const amounts = allocation.filter((each) => each > 0n);
  const sold = used.reduce((state, path, index) => afterSelling(state, path, amounts[index] ?? 0n), graph);
  const more = [...used];
  for (const count of LITTLE_MORE) {
    const part = { fixed: from, units: partOf(units, count), free: to, hopCost };
    const edges = searchPath(sold, exactIn, part, rates)?.edges.map((edge) => ownEdge(graph, edge));
    if (edges !== undefined && !more.some((path) => isSamePath(path, edges))) more.push(edges);
  }
  return { paths: more, allocation: more.map((_, index) => amounts[index] ?? 0n) };
}

/** Rounded up, so that all parts together are all of it. */
const partOf = (units: bigint, count: bigint): bigint => (units + count - 1n) / count;

/** The graph without the venues of some edges. */
function without(graph: VenueGraph, path: Path): VenueGraph {
  const used = new Set(path.map(({ venue }) => venue));
  return onlyVenues(graph, (venue) => !used.has(venue));
}

const ownEdge = (graph: VenueGraph, edge: GraphEdge): GraphEdge =>
  graph.selling[edge.from]?.find(({ venue }) => venue === edge.venue) ?? edge;

function isSamePath(one: Path, other: Path): boolean {
  return one.length === other.length && one.every(({ venue }, index) => venue === other[index]?.venue);
}

/** The graph after units were sold along a path. */
function afterSelling(graph: VenueGraph, path: Path, units: bigint): VenueGraph {
  const changed = new Map<number, Venue>();
  path.reduce((held, { venue, from }) => {
    const sale = graph.venues[venue]?.sell(held, graph.assetIds[from] ?? '');
    if (sale !== undefined) changed.set(venue, sale.after);
    return sale?.received ?? 0n;
  }, units);
  return withVenues(graph, changed);
}

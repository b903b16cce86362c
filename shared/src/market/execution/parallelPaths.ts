import { legFlow } from '../../amm/leg.ts';
import { type PoolState, withMovedBalances } from '../../amm/poolState.ts';
import { exactIn } from './direction.ts';
import { type GraphEdge, type PoolGraph, withPools } from './poolGraph.ts';
import { searchPath } from './searchPath.ts';

/** The most paths of one swap: each hop of each is an operation that pays a fee. */
const MOST_PATHS = 4;

/** A path as edges of the graph it was searched in. */
export type Path = readonly GraphEdge[];

/** A swap to look for: asset numbers of a graph and the units sold. */
export interface Wish {
  readonly from: number;
  readonly to: number;
  readonly units: bigint;
}

/**
 * Paths a swap may be spread over, the given best single one first: the best ones for a part of the amount, each after
 * the parts before it were sold; as edges of the given graph, at most four.
 */
export function findParallelPaths(
  graph: PoolGraph,
  { from, to, units }: Wish,
  single: Path,
  maxHops: number,
): Path[] {
  const part = units / BigInt(MOST_PATHS);
  const paths: Path[] = [single];
  if (part === 0n) return paths;
  let state = afterSelling(graph, single, part);
  for (let round = 1; round < MOST_PATHS; round += 1) {
    const found = searchPath(state, exactIn, { asset: from, units: part }, to, maxHops);
    if (found === undefined) break;
    addPath(paths, graph, found.edges);
    state = afterSelling(state, found.edges, part);
  }
  return paths;
}

function addPath(paths: Path[], graph: PoolGraph, edges: Path): void {
  if (paths.some((path) => isSamePath(path, edges))) return;
  const own = edges.map((edge) => graph.selling[edge.from]?.find(({ pool }) => pool === edge.pool) ?? edge);
  paths.push(own);
}

function isSamePath(one: Path, other: Path): boolean {
  return one.length === other.length && one.every(({ pool }, index) => pool === other[index]?.pool);
}

/** The graph after units were sold along a path. */
function afterSelling(graph: PoolGraph, path: Path, units: bigint): PoolGraph {
  const changed = new Map<number, PoolState>();
  path.reduce((held, { pool, from, leg }) => {
    const { entering, leaving, received } = legFlow(leg, held);
    const state = graph.pools[pool];
    if (state !== undefined) {
      const isA = state.assetA === graph.assetIds[from];
      const [byA, byB] = isA ? [entering, -leaving] : [-leaving, entering];
      changed.set(pool, withMovedBalances(state, byA, byB));
    }
    return received;
  }, units);
  return withPools(graph, changed);
}

import { exchangeFees } from '../../amm/fees.ts';
import { type Leg, legOf } from '../../amm/leg.ts';
import { type FeesByAsset, isInitialised, type PoolState } from '../../amm/poolState.ts';
import { type LegFloats, legFloats } from './legFloats.ts';

/** One direction through one pool between two numbered assets. */
export interface GraphEdge {
  readonly pool: number;
  readonly from: number;
  readonly to: number;
  readonly leg: Leg;
  readonly floats: LegFloats;
}

/** Pools as edges between numbered assets, ready to be searched. Immutable: a changed pool makes another graph. */
export interface PoolGraph {
  readonly assetIds: readonly string[];
  readonly assetNumbers: ReadonlyMap<string, number>;
  readonly pools: readonly PoolState[];
  readonly fees: FeesByAsset;
  /** Edges that sell an asset, by its number. */
  readonly selling: readonly (readonly GraphEdge[])[];
  /** Edges that buy an asset, by its number. */
  readonly buying: readonly (readonly GraphEdge[])[];
}

/** The graph of all pools that hold something and whose assets' market fees are known; others can't be quoted. */
export function buildPoolGraph(pools: Iterable<PoolState>, fees: FeesByAsset): PoolGraph {
  const usable = [...pools].filter(
    (pool) => isInitialised(pool) && fees.has(pool.assetA) && fees.has(pool.assetB),
  );
  const assetIds = [...new Set(usable.flatMap(({ assetA, assetB }) => [assetA, assetB]))];
  const assetNumbers = new Map(assetIds.map((id, index) => [id, index]));
  const selling: GraphEdge[][] = assetIds.map(() => []);
  const buying: GraphEdge[][] = assetIds.map(() => []);
  usable.forEach((pool, index) => {
    for (const edge of edgesOf(pool, index, assetNumbers, fees)) {
      selling[edge.from]?.push(edge);
      buying[edge.to]?.push(edge);
    }
  });
  return { assetIds, assetNumbers, pools: usable, fees, selling, buying };
}

/** The graph with some of its pools in another state; edges of the others are shared with it. */
export function withPools(graph: PoolGraph, changed: ReadonlyMap<number, PoolState>): PoolGraph {
  const pools = graph.pools.map((pool, index) => changed.get(index) ?? pool);
  const fresh = new Map(
    [...changed].map(([index, pool]) => [index, edgesOf(pool, index, graph.assetNumbers, graph.fees)]),
  );
  const replaced = (edges: readonly GraphEdge[]): readonly GraphEdge[] =>
    edges.some(({ pool }) => changed.has(pool))
      ? edges.map((edge) => fresh.get(edge.pool)?.find(({ from }) => from === edge.from) ?? edge)
      : edges;
  return { ...graph, pools, selling: graph.selling.map(replaced), buying: graph.buying.map(replaced) };
}

function edgesOf(
  pool: PoolState,
  index: number,
  numbers: ReadonlyMap<string, number>,
  fees: FeesByAsset,
): GraphEdge[] {
  const edge = (sold: string, bought: string): GraphEdge => {
    const leg = legOf(pool, sold, exchangeFees(fees, sold, bought));
    const [from = 0, to = 0] = [numbers.get(sold), numbers.get(bought)];
    return { pool: index, from, to, leg, floats: legFloats(leg) };
  };
  return [edge(pool.assetA, pool.assetB), edge(pool.assetB, pool.assetA)];
}

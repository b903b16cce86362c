import { distancesTo } from './distances.ts';
import { MAX_HOPS } from './findRoute.ts';
import type { PoolGraph } from './poolGraph.ts';

/** The ids of all pools that a route between two assets (by id) may lead over: those on a way of at most four pools. */
export function poolsBetween(graph: PoolGraph, fromAssetId: string, toAssetId: string): string[] {
  const [from, to] = [graph.assetNumbers.get(fromAssetId), graph.assetNumbers.get(toAssetId)];
  if (from === undefined || to === undefined) return [];
  const [before, after] = [distancesTo(graph, from, MAX_HOPS), distancesTo(graph, to, MAX_HOPS)];
  const isBetween = (one: number, other: number): boolean =>
    (before[one] ?? Number.POSITIVE_INFINITY) + 1 + (after[other] ?? Number.POSITIVE_INFINITY) <= MAX_HOPS;
  const found = graph.selling
    .flat()
    .filter((edge) => isBetween(edge.from, edge.to))
    .flatMap(({ pool }) => graph.pools[pool]?.id ?? []);
  return [...new Set(found)];
}

import type { PoolGraph } from './poolGraph.ts';

/** Pools between each asset and the given one, counted up to `limit`; farther ones are Infinity. */
export function distancesTo({ selling }: PoolGraph, asset: number, limit: number): number[] {
  const distances = new Array<number>(selling.length).fill(Number.POSITIVE_INFINITY);
  distances[asset] = 0;
  let frontier = [asset];
  for (let distance = 1; distance <= limit; distance += 1) {
    const next: number[] = [];
    for (const near of frontier) {
      for (const { to } of selling[near] ?? []) {
        if (distances[to] !== Number.POSITIVE_INFINITY) continue;
        distances[to] = distance;
        next.push(to);
      }
    }
    frontier = next;
  }
  return distances;
}

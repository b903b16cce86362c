import { expect, it } from 'vitest';
import { exactIn, exactOut } from './direction.ts';
import { distancesTo } from './distances.ts';
import { buildGraph, type Venue } from './venueGraph.ts';

const venue = (sold: string, bought: string) =>
  ({ id: `${sold}>${bought}`, kind: 'book', ways: [{ sold, bought, flow: {} }] }) as unknown as Venue;

// A chain from A to E, a short cut from B to D, and a way back from D to B.
const graph = buildGraph([
  venue('A', 'B'),
  venue('B', 'C'),
  venue('C', 'D'),
  venue('D', 'E'),
  venue('B', 'D'),
  venue('D', 'B'),
]);
const distances = (direction: typeof exactIn, to: string, limit: number) => {
  const all = distancesTo(graph, direction, graph.assetNumbers.get(to) ?? -1, limit);
  return ['A', 'B', 'C', 'D', 'E'].map((id) => all[graph.assetNumbers.get(id) ?? -1]);
};
const FAR = Number.POSITIVE_INFINITY;

it('counts the venues of the shortest way to an asset, up to the limit', () => {
  expect(distances(exactIn, 'E', 4)).toEqual([3, 2, 2, 1, 0]);
  expect(distances(exactIn, 'E', 2)).toEqual([FAR, 2, 2, 1, 0]);
  expect(distances(exactIn, 'E', 0)).toEqual([FAR, FAR, FAR, FAR, 0]);
});

it('counts them from an asset on for a search in the other direction', () => {
  expect(distances(exactOut, 'B', 4)).toEqual([FAR, 0, 1, 1, 2]);
});

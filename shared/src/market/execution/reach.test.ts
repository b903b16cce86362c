import { describe, expect, it } from 'vitest';
import { exactIn, exactOut } from './direction.ts';
import { isInReach, ratesTo, worthAtMost } from './reach.ts';
import { buildGraph, type Venue } from './venueGraph.ts';

/** A venue with a rate and a maximum of units. */
const venue = (id: string, sold: string, bought: string, rate: number) =>
  ({ id, kind: 'book', ways: [{ sold, bought, flow: { rate } }] }) as unknown as Venue;

// A leads to B, better over the second venue; B to C, C to D, and A to D at once but badly.
const graph = buildGraph([
  venue('0', 'A', 'B', 3),
  venue('1', 'A', 'B', 5),
  venue('2', 'B', 'C', 7),
  venue('3', 'C', 'D', 2),
  venue('4', 'A', 'D', 1),
]);
const numberOf = (id: string) => graph.assetNumbers.get(id) ?? -1;
const ratesOf = (direction = exactIn, end = 'D', limit = 3) =>
  ratesTo(graph, direction, numberOf(end), limit).map((rates) =>
    ['A', 'B', 'C', 'D'].map((id) => rates[numberOf(id)]),
  );

describe('the maximum value of one unit at the end of a path', () => {
  it('is the product of the best venues on the way, for each number of remaining venues', () => {
    expect(ratesOf()).toEqual([
      [0, 0, 0, 1],
      [1, 0, 2, 1],
      [1, 14, 2, 1],
      [70, 14, 2, 1],
    ]);
  });

  it('is computed against the direction too, from the bought asset to the sold one', () => {
    expect(ratesOf(exactOut, 'A', 2)).toEqual([
      [1, 0, 0, 0],
      [1, 5, 0, 1],
      [1, 5, 35, 1],
    ]);
  });

  it('is cached per graph after the first request: by direction, end and number of venues', () => {
    const known = ratesTo(graph, exactIn, numberOf('D'), 3);
    expect(ratesTo(graph, exactIn, numberOf('D'), 3)).toBe(known);
    expect(ratesOf(exactIn, 'C', 1)).toEqual([
      [0, 0, 1, 0],
      [0, 7, 1, 0],
    ]);
    expect(ratesOf(exactIn, 'D', 1)).toHaveLength(2);
  });

  it('is zero if no path leads there with the remaining venues', () => {
    const rates = ratesTo(graph, exactIn, numberOf('D'), 3);
    const hops = [-1, 0, 1, 2, 3];
    expect(hops.filter((left) => isInReach(rates, numberOf('B'), left))).toEqual([2, 3]);
    expect(hops.filter((left) => isInReach(rates, numberOf('D'), left))).toEqual([0, 1, 2, 3]);
  });
});

it('is never below the true value, and at most a billionth above it', () => {
  const above = (worth: number, exact: number) => (worth - exact) / Math.abs(exact);
  for (const [direction, exact] of [
    [exactIn, 500],
    [exactOut, -20],
  ] as const) {
    const off = above(worthAtMost(direction, 100, 5), exact);
    expect([off > 0, off < 1.1e-9]).toEqual([true, true]);
  }
});

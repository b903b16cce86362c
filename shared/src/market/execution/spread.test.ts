import { describe, expect, it } from 'vitest';
import { numbersOf } from '../../amm/randomPools.fixture.ts';
import { scored } from './allocation.ts';
import { Gains } from './gains.ts';
import { marketOf, randomPath } from './randomMarket.fixture.ts';
import { exactly, improvedOver, inBestOrder, scoreOf } from './spread.ts';
import { totalAbout } from './totalAbout.ts';
import { buildGraph, type GraphEdge } from './venueGraph.ts';

it('what the floats have lost of a sale goes to the path that takes most of it', () => {
  const spread = exactly(buildGraph([]), { paths: [], allocation: [3, 5, 5, 0] }, 14n);
  expect(spread.allocation).toEqual([3n, 6n, 5n, 0n]);
});

it('of paths that meet, the order that gives most is taken: never less than either order of two gives', () => {
  let turned = 0;
  for (let seed = 1; seed <= 120; seed += 1) {
    const next = numbersOf(seed);
    const graph = marketOf(next, 9 + (seed % 4));
    const paths = [randomPath(graph, next), randomPath(graph, next)];
    const units = paths.map(() => Math.floor(10 ** (3 + next() * 3)));
    const gains = new Gains(graph.venues.length);
    const totalOf = (order: readonly number[]) =>
      scored(
        totalAbout(
          order.map((index) => paths[index] ?? []),
          gains,
        ),
        order.map((index) => units[index] ?? 0),
      ).total;
    const [given, other] = [totalOf([0, 1]), totalOf([1, 0])];
    if (given === 0) continue;
    const { net } = inBestOrder({ paths, allocation: units, net: given }, gains, 0);
    expect([seed, net >= Math.max(given, other)]).toEqual([seed, true]);
    if (other > given) turned += 1;
  }
  expect(turned).toBeGreaterThan(10);
});

it('paths that do not meet stay in their order', () => {
  const graph = buildGraph([]);
  const spread = { paths: [[], []], allocation: [5, 7], net: 3 };
  expect(inBestOrder(spread, new Gains(graph.venues.length), 0)).toBe(spread);
});

describe('what a spread gives less the fees of its operations', () => {
  const edge = { venue: 0, from: 0, to: 1 } as GraphEdge;
  const paths = [[edge, edge], [edge], [edge, edge, edge]];
  const worth = (allocation: readonly bigint[], received: bigint) =>
    scoreOf({ paths, allocation, received: () => received }, 10n);

  it('counts an operation for each venue of the paths in use', () => {
    expect(worth([5n, 0n, 0n], 100n)).toBe(80n);
    expect(worth([5n, 1n, 0n], 100n)).toBe(70n);
    expect(worth([0n, 1n, 1n], 100n)).toBe(60n);
  });

  it('is less than nothing where the fees are more, and unknown where units give nothing', () => {
    expect(worth([5n, 0n, 0n], 1n)).toBe(-19n);
    expect(worth([5n, 0n, 0n], 0n)).toBeUndefined();
  });
});

it('goes over as many paths as pay for their operations, with all of the units', () => {
  // A pool of 1,000 on both sides gives less for each further unit.
  const flow = { receivedAbout: (units: number) => (units * 1_000) / (1_000 + units) };
  const paths = [0, 1, 2].map((venue) => [{ venue, from: 0, to: 1, flow } as unknown as GraphEdge]);
  // 300 units give 230.8 over one of them, 260.9 over two and 272.7 over three.
  for (const [hopCost, used, net] of [
    [0, 3, 272.7],
    [20, 2, 220.9],
    [40, 1, 190.8],
  ] as const) {
    const begun = { paths, allocation: [100, 100, 100] };
    const { allocation, net: reached } = improvedOver(begun, new Gains(3), hopCost);
    expect([hopCost, allocation.filter((units) => units > 0).length]).toEqual([hopCost, used]);
    expect(allocation.reduce((sum, units) => sum + units, 0)).toBe(300);
    expect(reached).toBeCloseTo(net, 1);
  }
});

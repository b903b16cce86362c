import { expect, it } from 'vitest';
import { numbersOf } from '../../amm/randomPools.fixture.ts';
import { marketOf, randomPath } from './randomMarket.fixture.ts';
import { receivedOver } from './receivedOver.ts';
import { improvedOver, inBestOrder } from './spread.ts';
import { buildGraph, type GraphEdge } from './venueGraph.ts';

it('takes the best order of paths that share venues: never less than either order of two gives', () => {
  let turned = 0;
  for (let seed = 1; seed <= 120; seed += 1) {
    const next = numbersOf(seed);
    const graph = marketOf(next, 9 + (seed % 4));
    const paths = [randomPath(graph, next), randomPath(graph, next)];
    const units = paths.map(() => BigInt(Math.floor(10 ** (3 + next() * 3))));
    const totalOf = (order: readonly number[]) =>
      receivedOver(
        graph,
        order.map((index) => paths[index] ?? []),
      )(order.map((index) => units[index] ?? 0n));
    const [given, other] = [totalOf([0, 1]), totalOf([1, 0])];
    if (given === 0n) continue;
    const { net } = inBestOrder(graph, { paths, allocation: units, net: given }, 0n);
    expect([seed, net >= given && net >= other]).toEqual([seed, true]);
    if (other > given) turned += 1;
  }
  expect(turned).toBeGreaterThan(10);
});

it('keeps the order of independent paths', () => {
  const graph = buildGraph([]);
  const spread = { paths: [[], []], allocation: [5n, 7n], net: 3n };
  expect(inBestOrder(graph, spread, 0n)).toBe(spread);
});

it('uses as many paths as pay for their operations, with all of the units', () => {
  // A pool of 10,000 on both sides gives less for each further unit.
  const flow = { received: (units: bigint) => (units * 10_000n) / (10_000n + units) };
  const paths = [0, 1, 2].map((venue) => [{ venue, from: 0, to: 1, flow } as unknown as GraphEdge]);
  // 3,000 units give 2,307 over one of them, 2,608 over two and 2,727 over three.
  for (const [hopCost, used, net] of [
    [0n, 3, 2_727n],
    [200n, 2, 2_208n],
    [400n, 1, 1_907n],
  ] as const) {
    const begun = { paths, allocation: [1_000n, 1_000n, 1_000n] };
    const { allocation, net: reached } = improvedOver(buildGraph([]), begun, hopCost);
    expect([hopCost, allocation.filter((units) => units > 0n).length]).toEqual([hopCost, used]);
    expect(allocation.reduce((sum, units) => sum + units, 0n)).toBe(3_000n);
    expect(reached).toBe(net);
  }
});

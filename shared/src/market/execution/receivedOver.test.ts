import { expect, it } from 'vitest';
import { codeOf } from '../../amm/pools.fixture.ts';
import { numbersOf } from '../../amm/randomPools.fixture.ts';
import { marketOf, randomPath } from './randomMarket.fixture.ts';
import { receivedOver } from './receivedOver.ts';
import { routeOver } from './route.ts';
import { buildGraph, type GraphEdge } from './venueGraph.ts';

it('equals the sum of the paths sold one after the other, in any number and order of requests', () => {
  const found = { something: 0, nothing: 0 };
  for (let seed = 1; seed <= 40; seed += 1) {
    const next = numbersOf(seed);
    const graph = marketOf(next, 6 + (seed % 6));
    const paths = Array.from({ length: 3 }, () => randomPath(graph, next));
    const received = receivedOver(graph, paths);
    const amounts = [0n, 1n, 40n, BigInt(Math.ceil(10 ** (2 + next() * 6)))];
    const any = () => amounts[Math.floor(next() * amounts.length)] ?? 0n;
    for (let asked = 0; asked < 12; asked += 1) {
      const allocation = paths.map(any);
      if (allocation.every((units) => units === 0n)) continue;
      const route = routeOver(graph, paths, allocation, ['', '']);
      const isWhole = route.paths.every((path) => path.received.units > 0n);
      const expected = isWhole ? route.received.units : 0n;
      expect([seed, allocation, received(allocation)]).toEqual([seed, allocation, expected]);
      found[isWhole ? 'something' : 'nothing'] += 1;
    }
    expect(received([0n, 0n, 0n])).toBe(0n);
    expect(codeOf(() => routeOver(graph, paths, [0n, 0n, 0n], ['', '']))).toBe('pool.no_route');
  }
  expect([found.something > 100, found.nothing > 60]).toEqual([true, true]);
});

it('computes an independent path once for the same units, from its flows alone', () => {
  const asked: string[] = [];
  const edge = (venue: number) => {
    const received = (units: bigint) => {
      asked.push(`${venue}: ${units}`);
      return 2n * units;
    };
    return { venue, from: 0, to: 1, flow: { received } } as unknown as GraphEdge;
  };
  const received = receivedOver(buildGraph([]), [[edge(0)], [edge(1)]]);
  expect([received([5n, 7n]), received([5n, 9n])]).toEqual([24n, 28n]);
  expect(asked).toEqual(['0: 5', '1: 7', '1: 9']);
});

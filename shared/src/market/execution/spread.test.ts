import { expect, it } from 'vitest';
import { numbersOf } from '../../amm/randomPools.fixture.ts';
import { scored } from './allocation.ts';
import { Gains } from './gains.ts';
import { marketOf, randomPath } from './randomMarket.fixture.ts';
import { exactly, inBestOrder } from './spread.ts';
import { totalAbout } from './totalAbout.ts';
import { buildGraph } from './venueGraph.ts';

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

import { expect, it } from 'vitest';
import { feesOf, poolOf } from '../../amm/pools.fixture.ts';
import { exactIn } from './direction.ts';
import { findParallelPaths, type Wish } from './parallelPaths.ts';
import { buildPoolGraph } from './poolGraph.fixture.ts';
import { ratesTo } from './reach.ts';
import { MAX_HOPS } from './searchPath.ts';

/** Two pools of which the second one gives a tenth less. */
const graph = buildPoolGraph(
  [
    poolOf(10n ** 9n, 10n ** 9n, { takerFeePercent: 0 }),
    poolOf(10n ** 9n, 9n * 10n ** 8n, { id: '1.19.1', takerFeePercent: 0 }),
  ],
  feesOf(),
);
const [from = -1, to = -1] = ['1.3.1', '1.3.2'].map((id) => graph.assetNumbers.get(id) ?? -1);
const wishOf = (units: number): Wish => ({
  from,
  to,
  units,
  hopCost: 0,
  rates: ratesTo(graph, exactIn, to, MAX_HOPS - 1),
});
const single = (graph.selling[from] ?? []).filter(({ venue }) => graph.venues[venue]?.id === '1.19.0');
const found = (units: number, path = single) => {
  const begun = findParallelPaths(graph, wishOf(units), path);
  return begun?.paths.map((each, index) => [
    each.map(({ venue }) => graph.venues[venue]?.id).join(),
    begun.allocation[index],
  ]);
};

it('beside the best path the best of those that avoid it is looked at, though no part of the amount would take it', () => {
  expect(found(1_000_000)).toEqual([
    ['1.19.0', 1_000_000],
    ['1.19.1', 0],
  ]);
});

it('of few units, of which each decides, it is so too', () => {
  expect(found(1_000)).toEqual([
    ['1.19.0', 1_000],
    ['1.19.1', 0],
  ]);
});

it('where no path takes everything, each begins with the parts that it was found for', () => {
  const begun = findParallelPaths(graph, wishOf(1_000_002), undefined);
  // Four parts, rounded up, of which the last one takes what is left.
  expect(begun?.allocation.reduce((sum, units) => sum + units, 0)).toBe(1_000_002);
  expect(begun?.allocation[0]).toBe(1_000_002);
});

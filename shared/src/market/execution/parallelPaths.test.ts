import { describe, expect, it } from 'vitest';
import { feesOf, poolOf } from '../../amm/pools.fixture.ts';
import { findParallelPaths, morePaths, type Wish } from './parallelPaths.ts';
import { buildPoolGraph } from './poolGraph.fixture.ts';
import { buildGraph, type Venue } from './venueGraph.ts';

/** Two pools; the second gives a tenth less. */
const graph = buildPoolGraph(
  [
    poolOf(10n ** 9n, 10n ** 9n, { takerFeePercent: 0 }),
    poolOf(10n ** 9n, 9n * 10n ** 8n, { id: '1.19.1', takerFeePercent: 0 }),
  ],
  feesOf(),
);
const [from = -1, to = -1] = ['1.3.1', '1.3.2'].map((id) => graph.assetNumbers.get(id) ?? -1);
const wishOf = (units: bigint): Wish => ({ from, to, units, hopCost: 0n });
const single = (graph.selling[from] ?? []).filter(({ venue }) => graph.venues[venue]?.id === '1.19.0');
const found = (units: bigint, path = single) => {
  const begun = findParallelPaths(graph, wishOf(units), path);
  return begun?.paths.map((each, index) => [
    each.map(({ venue }) => graph.venues[venue]?.id).join(),
    begun.allocation[index],
  ]);
};

it('considers the best paths that avoid the best one, even if they would take no part of the amount', () => {
  expect(found(1_000_000n)).toEqual([
    ['1.19.0', 1_000_000n],
    ['1.19.1', 0n],
  ]);
});

it('does the same for few units, each of which matters', () => {
  expect(found(1_000n)).toEqual([
    ['1.19.0', 1_000n],
    ['1.19.1', 0n],
  ]);
});

it('starts each path with its own part if no path takes everything', () => {
  const begun = findParallelPaths(graph, wishOf(1_000_002n), undefined);
  // Four parts, rounded up; the last takes the rest.
  expect(begun?.allocation.reduce((sum, units) => sum + units, 0n)).toBe(1_000_002n);
  expect(begun?.allocation[0]).toBe(1_000_002n);
});

describe('the searched paths', () => {
  const UNITS = 3n * 4n * 512n;
  /** Two venues that record what they are asked and sold; the second gives less. */
  function watched() {
    const asked: bigint[] = [];
    const sold: string[] = [];
    const venues = [2n, 1n].map((rate, venue) => {
      const received = (units: bigint) => {
        asked.push(units);
        return units * rate;
      };
      const state = {
        id: `${venue}`,
        ways: [{ sold: 'A', bought: 'B', flow: { rate: Number(rate), received } }],
        sell: (units: bigint) => {
          sold.push(`${venue}: ${units}`);
          return { received: units * rate, after: state };
        },
      };
      return state;
    });
    const graph = buildGraph(venues as unknown as Venue[]);
    const wish: Wish = { from: 0, to: 1, units: UNITS, hopCost: 0n };
    const parts = () =>
      [...new Set(asked)].map((units) => Number(UNITS / units)).toSorted((one, other) => one - other);
    return { graph, wish, asked, parts, sold };
  }

  it('include the best for a third, for consecutive thirds, and for little, next to one for everything', () => {
    const { graph, wish, parts, sold } = watched();
    findParallelPaths(graph, wish, graph.selling[0]?.slice(0, 1));
    expect(parts()).toEqual([2, 3, 16, 256]);
    expect(sold).toEqual(Array.from({ length: 3 }, () => `0: ${UNITS / 3n}`));
  });

  it('include the best for a quarter if none takes everything', () => {
    const { graph, wish, parts, sold } = watched();
    const begun = findParallelPaths(graph, wish, undefined);
    expect(parts()).toEqual([2, 4, 16, 256]);
    expect(sold).toEqual(Array.from({ length: 4 }, () => `0: ${UNITS / 4n}`));
    expect(begun?.allocation).toEqual([UNITS, 0n]);
  });

  it('for up to 1,024 units also avoid each venue of the found ones, since each unit matters', () => {
    const halves = (units: bigint) => {
      const { graph, wish, asked } = watched();
      findParallelPaths(graph, { ...wish, units }, graph.selling[0]?.slice(0, 1));
      return asked.filter((each) => each === (units + 1n) / 2n).length;
    };
    expect(halves(1_024n)).toBeGreaterThan(halves(1_025n));
  });

  it('after a complete sale include the best for a little more', () => {
    const { graph, wish, parts, sold } = watched();
    const [good = [], bad = []] = (graph.selling[0] ?? []).map((edge) => [edge]);
    const more = morePaths(graph, { paths: [good, bad], allocation: [0n, UNITS] }, wish);
    expect(parts()).toEqual([8, 64, 512]);
    expect(sold).toEqual([`1: ${UNITS}`]);
    expect(more).toEqual({ paths: [bad, good], allocation: [UNITS, 0n] });
  });
});

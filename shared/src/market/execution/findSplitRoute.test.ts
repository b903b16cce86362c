import { describe, expect, it } from 'vitest';
import type { PoolState } from '../../amm/poolState.ts';
import { codeOf, feesOf, noFees, poolOf } from '../../amm/pools.fixture.ts';
import { quoteExchange } from '../../amm/quoteExchange.ts';
import { numbersOf, randomPools } from '../../amm/randomPools.fixture.ts';
import { hasCode } from '../../errors/appError.ts';
import { orderOf } from '../matching/books.fixture.ts';
import { bookVenues } from './bookVenue.ts';
import { findRoute, findRouteForExactOut } from './findRoute.ts';
import { findSplitRoute, findSplitRouteForExactOut } from './findSplitRoute.ts';
import { buildPoolGraph } from './poolGraph.fixture.ts';
import { poolVenues } from './poolVenue.ts';
import { marketOf } from './randomMarket.fixture.ts';
import type { SwapRoute } from './route.ts';
import { buildGraph } from './venueGraph.ts';

/**
 * Executes every hop in order, each at the state that the previous hops left; fails when a path's result differs from
 * its claim.
 */
function executed(
  { paths }: SwapRoute,
  pools: readonly PoolState[],
  fees: ReturnType<typeof feesOf>,
): bigint {
  const states = new Map(pools.map((pool) => [pool.id, pool]));
  let total = 0n;
  for (const { sold, received, venues } of paths) {
    let held = sold;
    for (const { id } of venues) {
      const quote = quoteExchange(states.get(id)!, held, fees);
      states.set(id, quote.after);
      held = quote.received;
    }
    expect(held).toEqual(received);
    total += held.units;
  }
  return total;
}

const graphs = Array.from({ length: 200 }, (_, index) => {
  const next = numbersOf(index + 1_000);
  const options = {
    assetCount: 3 + (index % 6),
    poolCount: 6 + (index % 20),
    digits: 12,
    mostFeePercent: 60,
    isPriced: true,
  };
  const random = randomPools(next, options);
  return {
    ...random,
    units: BigInt(Math.ceil(10 ** (3 + next() * 7))),
    graph: buildPoolGraph(random.pools, random.fees),
  };
});

describe('findSplitRoute', () => {
  it('never gives less than the best single path, and gives the amount it states', () => {
    let splits = 0;
    for (const { pools, fees, units, graph } of graphs) {
      const sell = { units, assetId: '1.3.0' };
      try {
        const single = findRoute(graph, sell, '1.3.1');
        const split = findSplitRoute(graph, sell, '1.3.1');
        expect(split.received.units).toBeGreaterThanOrEqual(single.received.units);
        expect(split.sold).toEqual(sell);
        expect(executed(split, pools, fees)).toBe(split.received.units);
        if (split.paths.length > 1) splits += 1;
      } catch (error) {
        if (!hasCode(error, 'pool.no_route')) throw error;
      }
    }
    expect(splits).toBeGreaterThan(50);
  });

  it('sells no more than the best single path for a wanted amount, and gives that amount', () => {
    let less = 0;
    for (const { pools, fees, units, graph } of graphs) {
      try {
        const single = findRouteForExactOut(graph, { units, assetId: '1.3.1' }, '1.3.0');
        const split = findSplitRouteForExactOut(graph, { units, assetId: '1.3.1' }, '1.3.0');
        expect(split.sold.units).toBeLessThanOrEqual(single.sold.units);
        expect(executed(split, pools, fees)).toBe(split.received.units);
        expect(split.received.units).toBeGreaterThanOrEqual(units);
        if (split.sold.units < single.sold.units) less += 1;
      } catch (error) {
        if (!hasCode(error, 'pool.no_route')) throw error;
      }
    }
    expect(less).toBeGreaterThan(50);
  });

  it('gives at least as much as the best single path over books and pools, including the cost of operations', () => {
    let [splits, met] = [0, 0];
    for (let seed = 1; seed <= 80; seed += 1) {
      const next = numbersOf(seed);
      const graph = marketOf(next, 8 + (seed % 6));
      const sell = { units: BigInt(Math.ceil(10 ** (2 + next() * 6))), assetId: '1.3.0' };
      const hopCost = seed % 2 === 0 ? 0n : BigInt(Math.floor(Number(sell.units) * 0.01 * next()));
      const netOf = ({ paths, received }: SwapRoute) =>
        received.units - hopCost * BigInt(paths.flatMap(({ venues }) => venues).length);
      if (codeOf(() => findRoute(graph, sell, '1.3.2', hopCost)) === 'pool.no_route') continue;
      const split = findSplitRoute(graph, sell, '1.3.2', hopCost);
      expect([seed, netOf(split) >= netOf(findRoute(graph, sell, '1.3.2', hopCost))]).toEqual([seed, true]);
      expect(split.sold).toEqual(sell);
      if (split.paths.length > 1) splits += 1;
      met += 1;
    }
    expect([met > 40, splits > 10]).toEqual([true, true]);
  });

  const twins = [0, 1].map((index) => poolOf(1_000_000n, 1_000_000n, { id: `1.19.${index}` }));
  const sell = { units: 500_000n, assetId: '1.3.1' };

  it('splits an amount evenly between two identical pools', () => {
    const { paths, received } = findSplitRoute(buildPoolGraph(twins, feesOf()), sell, '1.3.2');
    const sold = paths.map((path) => Number(path.sold.units));
    expect(sold).toHaveLength(2);
    for (const units of sold) expect(Math.abs(units - 250_000)).toBeLessThan(50);
    expect(received.units).toBe(398_000n);
  });

  it('keeps to one path if another operation costs more than it gains', () => {
    const route = findSplitRoute(buildPoolGraph(twins, feesOf()), sell, '1.3.2', 70_000n);
    expect(route.paths).toHaveLength(1);
  });

  it('is not misled from a split by a circular way that gains less than its operations cost', () => {
    const own = feesOf().get('1.3.1')!;
    const fees = new Map([...feesOf(), ['1.3.8', own], ['1.3.9', own]]);
    const pool = (index: number, assetA: string, assetB: string, balances: readonly [bigint, bigint]) =>
      poolOf(...balances, { id: `1.19.${index}`, assetA, assetB });
    const deep = 10n ** 12n;
    const graph = buildPoolGraph(
      [
        pool(0, '1.3.1', '1.3.2', [10n ** 9n, 10n ** 9n]),
        pool(1, '1.3.1', '1.3.2', [200_000_000n, 206_000_000n]),
        pool(2, '1.3.1', '1.3.8', [deep, (deep * 102n) / 100n]),
        pool(3, '1.3.8', '1.3.9', [deep, deep]),
        pool(4, '1.3.1', '1.3.9', [deep, deep]),
      ],
      fees,
    );
    const amount = { units: 50_000_000n, assetId: '1.3.1' };
    const ways = (hopCost: bigint): string[] =>
      findSplitRoute(graph, amount, '1.3.2', hopCost).paths.map(({ venues }) =>
        venues.map(({ id }) => id).join(),
      );
    expect(ways(0n)).toContain('1.19.2,1.19.3,1.19.4,1.19.0');
    expect(ways(150_000n)).toEqual(['1.19.0', '1.19.1']);
  });

  it('uses the few good orders of a book before a pool that the rest moves far', () => {
    const [sold, bought] = ['1.3.1', '1.3.2'];
    const order = orderOf(1, { sell: [4_000n, bought], min: [4_000n, sold] });
    const reading = { headTime: '2026-01-01T00:00:00', traderId: undefined, fees: feesOf() };
    const shallow = poolOf(100_000n, 100_000n);
    const graph = buildGraph([...poolVenues([shallow], feesOf()), ...bookVenues([order], reading)]);
    const { paths } = findSplitRoute(graph, { units: 1_000_000n, assetId: sold }, bought, 500n);
    const ways = new Map(paths.map(({ venues, sold: { units } }) => [venues[0]?.kind, units]));
    expect([...ways.keys()].toSorted()).toEqual(['book', 'pool']);
    expect(Number(ways.get('book'))).toBeGreaterThan(3_990);
  });

  it('sells over two ways if neither can take the amount, and reports if both together can not', () => {
    const ids = ['1.3.1', '1.3.2', '1.3.9'] as const;
    const fees = new Map(ids.map((id) => [id, noFees]));
    // All at one to one: a hundred units directly, and a hundred over another asset whose second step gives half.
    const [direct, first, second] = [
      orderOf(1, { sell: [100n, ids[1]], min: [100n, ids[0]] }),
      orderOf(2, { sell: [100n, ids[2]], min: [100n, ids[0]] }),
      orderOf(3, { sell: [50n, ids[1]], min: [100n, ids[2]] }),
    ];
    const reading = { headTime: '2026-01-01T00:00:00', traderId: undefined, fees };
    const graph = buildGraph(bookVenues([direct, first, second], reading));
    const { paths, sold, received } = findSplitRoute(graph, { units: 160n, assetId: ids[0] }, ids[1]);
    expect(paths.map(({ venues }) => venues.length).toSorted()).toEqual([1, 2]);
    expect([sold.units, received.units]).toEqual([160n, 130n]);
    const none = (units: bigint, to: string) =>
      codeOf(() => findSplitRoute(graph, { units, assetId: ids[0] }, to));
    expect([none(201n, ids[1]), none(1n, '1.3.77'), none(0n, ids[1])]).toEqual([
      'pool.no_route',
      'pool.no_route',
      'amount.zero',
    ]);
  });

  it('finds no way if the minimum of a pool is more than the book behind it takes', () => {
    const [sold, between, bought] = ['1.3.1', '1.3.2', '1.3.9'];
    const fees = new Map([sold, between, bought].map((id) => [id, noFees]));
    // Its smallest step gives 250 units at once.
    const coarse = poolOf(3n, 1_000n);
    const order = orderOf(1, { sell: [100n, bought], min: [100n, between] });
    const reading = { headTime: '2026-01-01T00:00:00', traderId: undefined, fees };
    const graph = buildGraph([...poolVenues([coarse], fees), ...bookVenues([order], reading)]);
    const wanted = { units: 40n, assetId: bought };
    expect(codeOf(() => findSplitRouteForExactOut(graph, wanted, sold))).toBe('pool.no_route');
  });

  it('splits the first leg before a pool that both paths share', () => {
    const fees = new Map([...feesOf(), ['1.3.9', feesOf().get('1.3.1')!]]);
    const last = poolOf(50_000_000n, 50_000_000n, { id: '1.19.2', assetA: '1.3.2', assetB: '1.3.9' });
    const route = findSplitRoute(buildPoolGraph([...twins, last], fees), sell, '1.3.9');
    expect(route.paths.map(({ venues }) => venues.map(({ id }) => id)).toSorted()).toEqual([
      ['1.19.0', '1.19.2'],
      ['1.19.1', '1.19.2'],
    ]);
    expect(executed(route, [...twins, last], fees)).toBe(route.received.units);
  });
});

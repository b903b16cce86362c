import { describe, expect, it } from 'vitest';
import type { PoolState } from '../../amm/poolState.ts';
import { codeOf, feesOf, poolOf } from '../../amm/pools.fixture.ts';
import { quoteExchange } from '../../amm/quoteExchange.ts';
import { quoteExchangeForExactOut } from '../../amm/quoteExchangeForExactOut.fixture.ts';
import { numbersOf, type RandomPools, randomPools } from '../../amm/randomPools.fixture.ts';
import { hasCode } from '../../errors/appError.ts';
import { findRoute, findRouteForExactOut } from './findRoute.ts';
import { buildPoolGraph } from './poolGraph.fixture.ts';

type Amount = { units: bigint; assetId: string };
type Hop = (pool: PoolState, from: Amount) => Amount;

const refusals = ['pool.zero_outcome', 'pool.maker_fee_too_high', 'pool.not_enough_liquidity'] as const;

/** Every outcome of every path of at most four pools, each used once, by brute force. */
function allOutcomes(
  { pools }: RandomPools,
  hop: Hop,
  from: Amount,
  to: string,
  used: PoolState[] = [],
): bigint[] {
  return pools.flatMap((pool) => {
    if (used.includes(pool) || (pool.assetA !== from.assetId && pool.assetB !== from.assetId)) return [];
    try {
      const next = hop(pool, from);
      const ended = next.assetId === to ? [next.units] : [];
      const further =
        used.length < 3 ? allOutcomes({ pools } as RandomPools, hop, next, to, [...used, pool]) : [];
      return [...ended, ...further];
    } catch (error) {
      if (hasCode(error, ...refusals)) return [];
      throw error;
    }
  });
}

const greatest = (all: bigint[]) =>
  all.reduce<bigint | null>((most, each) => (most === null || each > most ? each : most), null);
const least = (all: bigint[]) =>
  all.reduce<bigint | null>((few, each) => (few === null || each < few ? each : few), null);

/** Graphs of 3 to 8 assets and up to 14 pools: a quarter each of dust, of heavy fees, and two that agree on prices. */
const graphs = Array.from({ length: 200 }, (_, index) => {
  const next = numbersOf(index + 1);
  const options = {
    assetCount: 3 + (index % 6),
    poolCount: 5 + (index % 10),
    digits: [3, 14, 12, 10][index % 4] ?? 12,
    mostFeePercent: [100, 3_000, 30, 100][index % 4] ?? 30,
    isPriced: index % 4 > 1,
  };
  const random = randomPools(next, options);
  const units = BigInt(Math.ceil(10 ** (next() * (options.digits - 2))));
  return { index, random, units };
});

describe('findRoute against every possible path, to the unit', () => {
  it('gives the most for an amount on each of 200 graphs', () => {
    let found = 0;
    for (const { index, random, units } of graphs) {
      const sell = { units, assetId: '1.3.0' };
      const best = greatest(
        allOutcomes(random, (pool, from) => quoteExchange(pool, from, random.fees).received, sell, '1.3.2'),
      );
      const graph = buildPoolGraph(random.pools, random.fees);
      if (best === null) expect(codeOf(() => findRoute(graph, sell, '1.3.2'))).toBe('pool.no_route');
      else {
        expect([index, findRoute(graph, sell, '1.3.2').received.units]).toEqual([index, best]);
        found += 1;
      }
    }
    expect(found).toBeGreaterThan(120);
  });

  it('sells the least for a wanted amount on each of 200 graphs', () => {
    let found = 0;
    for (const { index, random, units } of graphs) {
      const wanted = { units, assetId: '1.3.2' };
      const hop: Hop = (pool, to) => quoteExchangeForExactOut(pool, to, random.fees).sold;
      const best = least(allOutcomes(random, hop, wanted, '1.3.0'));
      const graph = buildPoolGraph(random.pools, random.fees);
      if (best === null)
        expect(codeOf(() => findRouteForExactOut(graph, wanted, '1.3.0'))).toBe('pool.no_route');
      else {
        const { sold, received } = findRouteForExactOut(graph, wanted, '1.3.0');
        expect([index, sold.units]).toEqual([index, best]);
        expect(received.units).toBeGreaterThanOrEqual(units);
        found += 1;
      }
    }
    expect(found).toBeGreaterThan(60);
  });
});

describe('findRoute', () => {
  const fees = feesOf();

  it('uses no pool twice, and leaves out empty ones and those with unknown fees', () => {
    const pools = [
      poolOf(1_000n, 1_000n),
      poolOf(0n, 0n, { id: '1.19.1' }),
      poolOf(1_000n, 9_000n, { id: '1.19.2', assetB: '1.3.9' }),
    ];
    const graph = buildPoolGraph(pools, fees);
    const { paths, received } = findRoute(graph, { units: 100n, assetId: '1.3.1' }, '1.3.2');
    expect(paths.map(({ venues }) => venues.map(({ id }) => id))).toEqual([['1.19.0']]);
    expect(received).toEqual({ units: 90n, assetId: '1.3.2' });
    expect(codeOf(() => findRoute(graph, { units: 100n, assetId: '1.3.1' }, '1.3.9'))).toBe('pool.no_route');
  });

  it('refuses no amount, and an asset for itself', () => {
    const graph = buildPoolGraph([poolOf(1_000n, 1_000n)], fees);
    expect(codeOf(() => findRoute(graph, { units: 0n, assetId: '1.3.1' }, '1.3.2'))).toBe('amount.zero');
    expect(codeOf(() => findRoute(graph, { units: 1n, assetId: '1.3.1' }, '1.3.1'))).toBe('pool.same_asset');
  });

  it('uses the second best arrival if the best one used the next pool already', () => {
    // A → B gives the most over pool 0 and B → A → C must then take another way back.
    const pools = [
      poolOf(1_000_000n, 1_100_000n, { id: '1.19.0', takerFeePercent: 0 }),
      poolOf(1_000_000n, 1_000_000n, { id: '1.19.1', takerFeePercent: 0 }),
      poolOf(1_000_000n, 5_000_000n, { id: '1.19.2', assetB: '1.3.3', takerFeePercent: 0 }),
    ];
    const graph = buildPoolGraph(pools, new Map([...fees, ['1.3.3', fees.get('1.3.1')!]]));
    const route = findRoute(graph, { units: 1_000n, assetId: '1.3.1' }, '1.3.3');
    expect(route.paths[0]?.venues.map(({ id }) => id)).toEqual(['1.19.0', '1.19.1', '1.19.2']);
  });
});

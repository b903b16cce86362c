import { describe, expect, it } from 'vitest';
import { feesOf, poolOf } from '../../amm/pools.fixture.ts';
import { numbersOf } from '../../amm/randomPools.fixture.ts';
import { findSplitRoute } from './findSplitRoute.ts';
import { buildPoolGraph } from './poolGraph.fixture.ts';

type Pool = readonly [balanceIn: number, balanceOut: number];

/** A route over fee-free pools between the same two assets. */
const routeOf = (pools: readonly Pool[], units: number, hopCost = 0n) =>
  findSplitRoute(
    buildPoolGraph(
      pools.map(([a, b], at) => poolOf(BigInt(a), BigInt(b), { id: `1.19.${at}`, takerFeePercent: 0 })),
      feesOf(),
    ),
    { units: BigInt(units), assetId: '1.3.1' },
    '1.3.2',
    hopCost,
  );

/**
 * The maximum of several pools together: each is sold to until the next unit gives as much as in the others, at a price
 * of (units + all balances in) / (sum of roots of each pool's product), squared. Pools that would have to give back are
 * excluded.
 */
function mostOf(pools: readonly Pool[], units: number): number {
  const roots = pools.map(([balanceIn, balanceOut]) => Math.sqrt(balanceIn * balanceOut));
  const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0);
  const price = (units + sum(pools.map(([balanceIn]) => balanceIn))) / sum(roots);
  if (roots.some((root, at) => root * price < (pools[at]?.[0] ?? 0))) return 0;
  return sum(pools.map(([, balanceOut], at) => balanceOut - (roots[at] ?? 0) / price));
}

/** The same over the best choice of at most four pools, less the cost of operations. */
function mostOfAny(pools: readonly Pool[], units: number, hopCost: number): number {
  const choices = Array.from({ length: 2 ** pools.length }, (_, bits) =>
    pools.filter((_pool, at) => bits & (1 << at)),
  ).filter(({ length }) => length > 0 && length <= 4);
  return Math.max(...choices.map((chosen) => mostOf(chosen, units) - hopCost * chosen.length));
}

describe('a sale spread over pools', () => {
  it('gives at least the calculated optimum of four of up to six pools, within a millionth', () => {
    const lengths = new Set<number>();
    for (let seed = 1; seed <= 24; seed += 1) {
      const next = numbersOf(seed);
      const pools = Array.from({ length: 1 + (seed % 6) }, (): Pool => {
        const depth = Math.floor(10 ** (8 + next() * 2));
        return [depth, Math.floor(depth * (0.97 + next() * 0.06))];
      });
      const units = Math.floor(10 ** (6 + next() * 3));
      const hopCost = seed % 2 === 0 ? 0 : Math.floor(units * 0.002 * next());
      const route = routeOf(pools, units, BigInt(hopCost));
      const most = mostOfAny(pools, units, hopCost);
      const net = Number(route.received.units) - hopCost * route.paths.length;
      expect([seed, net >= most * (1 - 1e-6) - 4]).toEqual([seed, true]);
      expect(route.sold.units).toBe(BigInt(units));
      lengths.add(route.paths.length);
    }
    expect([...lengths].toSorted()).toEqual([1, 2, 3, 4]);
  });

  it('uses four of six identical pools, and not a fifth and back over a sixth', () => {
    const { paths, received } = routeOf(
      Array.from({ length: 6 }, () => [1_000_000, 1_000_000] as const),
      400_000,
      4_000n,
    );
    // Four times 1,000,000 · 100,000 / 1,100,000; the way back would gain 6,669 and cost two more operations.
    expect([paths.length, received.units >= 363_636n - 4n, received.units <= 363_636n]).toEqual([
      4,
      true,
      true,
    ]);
  });
});

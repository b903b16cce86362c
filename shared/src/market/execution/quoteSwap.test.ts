import { describe, expect, it } from 'vitest';
import { codeOf, noFees, poolOf } from '../../amm/pools.fixture.ts';
import { numbersOf, randomPools } from '../../amm/randomPools.fixture.ts';
import { hasCode } from '../../errors/appError.ts';
import { findRouteForExactOut } from './findRoute.ts';
import { planSwapForExactOut } from './planSwapForExactOut.ts';
import { buildPoolGraph } from './poolGraph.fixture.ts';
import { quoteSwap } from './quoteSwap.ts';
import { buildGraph } from './venueGraph.ts';
import { venuesBetween } from './venuesBetween.ts';

const fees = new Map(['1.3.1', '1.3.2', '1.3.9'].map((id) => [id, noFees]));
const between = (
  id: string,
  assetA: string,
  assetB: string,
  balances = [1_000_000n, 1_000_000n] as readonly [bigint, bigint],
) => poolOf(...balances, { id, assetA, assetB, takerFeePercent: 0 });
const twins = buildPoolGraph(
  [between('1.19.0', '1.3.1', '1.3.2'), between('1.19.1', '1.3.1', '1.3.2')],
  fees,
);
const sell = { units: 100_000n, assetId: '1.3.1' };

describe('quoteSwap', () => {
  it('spreads an amount in over twin pools, and plans an operation for each', () => {
    const plan = quoteSwap(twins, fees, { side: 'in', fixed: sell, otherAssetId: '1.3.2', slippage: 50 });
    expect(plan.paths.map((path) => path.map(({ sell: { units } }) => units))).toEqual([
      [50_000n],
      [50_000n],
    ]);
    // 1,000,000 · 50,000 / 1,050,000 on each.
    expect([plan.expected.units, plan.guaranteed.units]).toEqual([95_238n, 94_760n]);
    expect(plan.impact).toBeCloseTo(0.0476, 4);
  });

  it('keeps to one pool if another operation would cost more than the split gains', () => {
    const wish = { side: 'in', fixed: sell, otherAssetId: '1.3.2', slippage: 50 } as const;
    expect(quoteSwap(twins, fees, { ...wish, hopCost: 10_000n }).paths).toHaveLength(1);
  });

  it('leaves out the one of four pools whose operation costs more than it gains', () => {
    const ids = ['1.19.0', '1.19.1', '1.19.2', '1.19.3'];
    const four = buildPoolGraph(
      ids.map((id) => between(id, '1.3.1', '1.3.2')),
      fees,
    );
    const fixed = { units: 300_000n, assetId: '1.3.1' };
    const wish = { side: 'in', fixed, otherAssetId: '1.3.2', slippage: 50 } as const;
    // Over n pools: 300,000 / (1 + 0.3 / n); the fourth gains 6,342, the third 11,857.
    const plan = quoteSwap(four, fees, { ...wish, hopCost: 8_000n });
    expect([plan.paths.length, plan.sold.units]).toEqual([3, 300_000n]);
    expect(plan.expected.units).toBeGreaterThan(272_720n);
  });

  describe('if the best path crosses an asset of which only a few units pass', () => {
    // One unit of it is worth about a thousand of either end, so that rounding withholds up to half of it.
    const ids = ['1.3.1', '1.3.5', '1.3.9'] as const;
    const priced = (id: string, pair: readonly [string, string], balances: readonly [bigint, bigint]) =>
      poolOf(...balances, { id, assetA: pair[0], assetB: pair[1], takerFeePercent: 30 });
    const few = new Map(ids.map((id) => [id, noFees]));
    const graph = buildPoolGraph(
      [
        priced('1.19.0', [ids[0], ids[1]], [1_000_000n, 1_000n]),
        priced('1.19.1', [ids[1], ids[2]], [1_000n, 1_000_000n]),
        priced('1.19.2', [ids[0], ids[2]], [10_000_000n, 9_700_000n]),
      ],
      few,
    );

    it('uses the path whose operations give more', () => {
      const fixed = { units: 2_030n, assetId: ids[0] };
      const plan = quoteSwap(graph, few, { side: 'in', fixed, otherAssetId: ids[2], slippage: 50 });
      // 9,700,000 · 2,030 / 10,002,030, less 0.3 %; over the few units it would be 1,021.
      expect([plan.paths.flat().map(({ id }) => id), plan.expected.units]).toEqual([['1.19.2'], 1_963n]);
    });

    it('stays on it if there is no other path', () => {
      const alone = buildGraph(graph.venues.slice(0, 2));
      const fixed = { units: 2_030n, assetId: ids[0] };
      const plan = quoteSwap(alone, few, { side: 'in', fixed, otherAssetId: ids[2], slippage: 50 });
      expect(plan.paths.flat()).toHaveLength(2);
      expect(plan.mayRemain).toEqual([{ units: 1n, assetId: ids[1] }]);
    });
  });

  it('excludes its rounding loss, twice at most', () => {
    /** Ways over several middle assets, each worse than the previous one, and a pool that is worse than all of them. */
    const over = (middles: number, gives = 8_000_000n) => {
      const leadingOn = [1_000_000n, 970_000n, 940_000n]
        .slice(0, middles)
        .flatMap((leaving, at) => [
          between(`1.19.1${at}`, '1.3.1', `1.3.5${at}`, [1_000_000n, 1_000n]),
          between(`1.19.2${at}`, `1.3.5${at}`, '1.3.9', [1_000n, leaving]),
        ]);
      const direct = between('1.19.9', '1.3.1', '1.3.9', [10_000_000n, gives]);
      const pools = [...leadingOn, direct];
      const known = new Map(
        pools.flatMap(({ assetA, assetB }) => [assetA, assetB]).map((id) => [id, noFees]),
      );
      const fixed = { units: 2_030n, assetId: '1.3.1' };
      const wish = { side: 'in', fixed, otherAssetId: '1.3.9', slippage: 50, hopCost: 100n } as const;
      return quoteSwap(buildPoolGraph(pools, known), known, wish)
        .paths.flat()
        .map(({ id }) => id);
    };
    const few = ['1.19.10', '1.19.20'];
    expect([over(1), over(2), over(3)]).toEqual([['1.19.9'], ['1.19.9'], few]);
    // 899 for one operation equal 999 for two: the first find is kept.
    expect([over(1, 4_430_000n), over(1, 4_435_000n)]).toEqual([few, ['1.19.9']]);
  });

  it('guarantees an amount out and sells less for it over twin pools than over one', () => {
    const wanted = { units: 90_000n, assetId: '1.3.2' };
    const plan = quoteSwap(twins, fees, { side: 'out', fixed: wanted, otherAssetId: '1.3.1', slippage: 50 });
    const single = planSwapForExactOut(findRouteForExactOut(twins, wanted, '1.3.1'), wanted, fees, 50);
    expect(plan.guaranteed.units).toBeGreaterThanOrEqual(90_000n);
    expect([plan.sold.units < single.sold.units, plan.paths.length]).toEqual([true, 2]);
  });

  it('reports that the pools never hold that much', () => {
    const wanted = { units: 3_000_000n, assetId: '1.3.2' };
    const code = codeOf(() =>
      quoteSwap(twins, fees, { side: 'out', fixed: wanted, otherAssetId: '1.3.1', slippage: 50 }),
    );
    expect(['pool.no_route', 'pool.not_enough_liquidity']).toContain(code);
  });

  it('reports that they hold it, but not the target that guarantees it', () => {
    const alone = buildPoolGraph([between('1.19.0', '1.3.1', '1.3.2')], fees);
    const aimedAt = (units: bigint) =>
      codeOf(() =>
        quoteSwap(alone, fees, {
          side: 'out',
          fixed: { units, assetId: '1.3.2' },
          otherAssetId: '1.3.1',
          slippage: 50,
        }),
      );
    expect([aimedAt(990_000n), aimedAt(997_000n)]).toEqual([undefined, 'pool.not_enough_liquidity']);
  });

  it('guarantees every amount out on random graphs, never selling more than the best single path', () => {
    let planned = 0;
    for (let seed = 1; seed <= 150; seed += 1) {
      const options = { assetCount: 6, poolCount: 14, digits: 12, mostFeePercent: 100, isPriced: true };
      const random = randomPools(numbersOf(seed), options);
      const graph = buildPoolGraph(random.pools, random.fees);
      const fixed = { units: BigInt(10_000 * seed), assetId: '1.3.5' };
      try {
        const plan = quoteSwap(graph, random.fees, {
          side: 'out',
          fixed,
          otherAssetId: '1.3.0',
          slippage: 50,
        });
        const route = findRouteForExactOut(graph, fixed, '1.3.0');
        const single = planSwapForExactOut(route, fixed, random.fees, 50);
        expect(plan.guaranteed.units).toBeGreaterThanOrEqual(fixed.units);
        expect(plan.sold.units).toBeLessThanOrEqual(single.sold.units);
        planned += 1;
      } catch (error) {
        if (!hasCode(error, 'pool.no_route', 'pool.not_enough_liquidity')) throw error;
      }
    }
    expect(planned).toBeGreaterThan(80);
  });
});

describe('venuesBetween', () => {
  it('are those on a way of at most four pools', () => {
    const ids = ['1.3.1', '1.3.2', '1.3.9', '1.3.10', '1.3.11', '1.3.12'];
    const chain = ids.slice(1).map((id, index) => between(`1.19.${index}`, ids[index] ?? '', id));
    const leadingTo = (to: string) => venuesBetween(graph, '1.3.1', to).map(({ id }) => id);
    const graph = buildPoolGraph(chain, new Map(ids.map((id) => [id, noFees])));
    expect(leadingTo('1.3.11')).toEqual(['1.19.0', '1.19.1', '1.19.2', '1.19.3']);
    expect(leadingTo('1.3.12')).toEqual([]);
    expect(leadingTo('1.3.77')).toEqual([]);
  });
});

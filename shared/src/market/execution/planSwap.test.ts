import { describe, expect, it } from 'vitest';
import { codeOf, feesOf, noFees, poolOf } from '../../amm/pools.fixture.ts';
import { numbersOf, randomPools } from '../../amm/randomPools.fixture.ts';
import { hasCode } from '../../errors/appError.ts';
import { orderOf } from '../matching/books.fixture.ts';
import { bookVenues } from './bookVenue.ts';
import { findRoute, findRouteForExactOut } from './findRoute.ts';
import { findSplitRoute } from './findSplitRoute.ts';
import { planSwap } from './planSwap.ts';
import { planSwapForExactOut } from './planSwapForExactOut.ts';
import { buildPoolGraph } from './poolGraph.fixture.ts';
import { poolVenues } from './poolVenue.ts';

const fees = new Map([...feesOf(), ['1.3.9', noFees]]);
const first = poolOf(1_000_000n, 1_000_000n, { takerFeePercent: 0 });
const second = poolOf(1_000_000n, 2_000_000n, {
  id: '1.19.1',
  assetA: '1.3.2',
  assetB: '1.3.9',
  takerFeePercent: 0,
});
const graph = buildPoolGraph([first, second], fees);
const sell = { units: 10_000n, assetId: '1.3.1' };

describe('planSwap', () => {
  it('lets each hop sell the guaranteed output of the one before, and reports leftovers of the middle asset', () => {
    const plan = planSwap(findRoute(graph, sell, '1.3.9'), fees, 200);
    expect(plan.paths.flat()).toMatchObject([
      {
        id: '1.19.0',
        sell,
        guaranteed: { units: 9_801n, assetId: '1.3.2' },
        expected: { units: 9_900n, assetId: '1.3.2' },
      },
      {
        id: '1.19.1',
        sell: { units: 9_801n, assetId: '1.3.2' },
        guaranteed: { units: 19_216n, assetId: '1.3.9' },
        expected: { units: 19_411n, assetId: '1.3.9' },
      },
    ]);
    expect(plan.expected).toEqual({ units: 19_411n, assetId: '1.3.9' });
    expect(plan.guaranteed).toEqual({ units: 19_216n, assetId: '1.3.9' });
    expect(plan.mayRemain).toEqual([{ units: 99n, assetId: '1.3.2' }]);
    // Prices after the impact: the first pool keeps 9,900 of 10,000, and the second one 19,411 of twice 9,801.
    expect(plan.impact).toBeCloseTo(1 - (9_900 / 10_000) * (19_411 / 19_602), 8);
  });

  it('leaves nothing behind without slippage, nor over one hop', () => {
    expect(planSwap(findRoute(graph, sell, '1.3.9'), fees, 0).mayRemain).toEqual([]);
    const plan = planSwap(findRoute(graph, sell, '1.3.2'), fees, 50);
    expect([plan.mayRemain, plan.guaranteed.units]).toEqual([[], 9_850n]);
  });

  it('adds up its paths: sold, received, guaranteed and left over, the second after the first', () => {
    const twin = { ...first, id: '1.19.7', balanceB: 900_000n };
    const venues = poolVenues([first, twin, second], fees);
    const over = (units: bigint, ...ids: readonly string[]) => ({
      sold: { units, assetId: '1.3.1' },
      received: { units: 0n, assetId: '1.3.9' },
      venues: ids.flatMap((id) => venues.filter((venue) => venue.id === id)),
    });
    const [sold, received] = [
      { units: 10_000n, assetId: '1.3.1' },
      { units: 0n, assetId: '1.3.9' },
    ];
    const paths = [over(7_500n, '1.19.0', '1.19.1'), over(2_500n, '1.19.7', '1.19.1')];
    const plan = planSwap({ sold, received, paths }, fees, 200);
    expect(
      plan.paths.map((steps) => steps.map((step) => [step.sell, step.expected].map(({ units }) => units))),
    ).toEqual([
      [
        [7_500n, 7_444n],
        [7_369n, 14_630n],
      ],
      [
        [2_500n, 2_244n],
        [2_221n, 4_367n],
      ],
    ]);
    expect([plan.sold.units, plan.expected.units]).toEqual([10_000n, 14_630n + 4_367n]);
    expect(plan.mayRemain).toEqual([{ units: 7_444n - 7_369n + 2_244n - 2_221n, assetId: '1.3.2' }]);
    const kept = plan.paths.map((steps) => steps.reduce((part, { impact }) => part * (1 - impact), 1));
    expect(plan.impact).toBeCloseTo(1 - (0.75 * (kept[0] ?? 0) + 0.25 * (kept[1] ?? 0)), 12);
  });

  it('stays within the total slippage, except for a unit per hop', () => {
    let planned = 0;
    for (let seed = 1; seed <= 100; seed += 1) {
      const options = { assetCount: 6, poolCount: 14, digits: 13, mostFeePercent: 50, isPriced: true };
      const random = randomPools(numbersOf(seed), options);
      try {
        const pools = buildPoolGraph(random.pools, random.fees);
        const route = findRoute(pools, { units: 10n ** 9n, assetId: '1.3.0' }, '1.3.5');
        const { guaranteed } = planSwap(route, random.fees, 100);
        const slipped = (route.received.units * 9_900n) / 10_000n;
        // A unit lost in the middle may cost a few thousand of the bought asset: prices differ by up to 10^4.
        expect(guaranteed.units).toBeGreaterThan(slipped - 40_000n);
        expect(guaranteed.units).toBeLessThanOrEqual(slipped + slipped / 100n);
        planned += 1;
      } catch (error) {
        if (!hasCode(error, 'pool.no_route')) throw error;
      }
    }
    expect(planned).toBeGreaterThan(80);
  });
});

describe('planSwapForExactOut', () => {
  it('guarantees the wanted amount by selling a little more', () => {
    const wanted = { units: 19_000n, assetId: '1.3.9' };
    const route = findRouteForExactOut(graph, wanted, '1.3.1');
    const plan = planSwapForExactOut(route, wanted, fees, 100);
    expect(route.sold.units).toBe(9_685n);
    expect(plan.sold.units).toBe(9_785n);
    expect(plan.guaranteed.units).toBeGreaterThanOrEqual(19_000n);
  });

  it('reports that the pool has the wanted amount, but not the higher target that guarantees it', () => {
    const most = { units: 1_995_000n, assetId: '1.3.9' };
    const route = findRouteForExactOut(buildPoolGraph([second], fees), most, '1.3.2');
    expect(codeOf(() => planSwapForExactOut(route, most, fees, 0))).toBeUndefined();
    expect(codeOf(() => planSwapForExactOut(route, most, fees, 50))).toBe('pool.not_enough_liquidity');
  });

  it("of a book aims at the amount after its market fee, without counting on the fee's limit", () => {
    const wantedOf = (units: bigint, percent: number, slippage = 100, most = 10n ** 15n) => {
      const charged = feesOf(0, percent, most);
      const order = orderOf(0, { sell: [20_000n, '1.3.2'], min: [20_000n, '1.3.1'] });
      const reading = { headTime: '2026-01-01T00:00:00', traderId: undefined, fees: charged };
      const wanted = { units, assetId: '1.3.2' };
      const sold = { units: 1n, assetId: '1.3.1' };
      const path = { sold, received: wanted, venues: bookVenues([order], reading) };
      const route = { sold, received: wanted, paths: [path] };
      return planSwapForExactOut(route, wanted, charged, slippage);
    };
    // 9,999 less the percent is 9,900, less the percent again 9,801: for that the order demands 9,899.
    const plan = wantedOf(9_801n, 100);
    expect([plan.sold.units, plan.guaranteed.units]).toEqual([9_999n, 9_801n]);
    expect(wantedOf(9_801n, 100, 100, 20n).guaranteed.units).toBeGreaterThanOrEqual(9_801n);
    expect(wantedOf(1n, 100, 0).sold.units).toBe(1n);
    // The fee may take everything.
    expect(codeOf(() => wantedOf(1n, 10_000))).toBe('pool.not_enough_liquidity');
    expect(codeOf(() => wantedOf(1n, 10_000, 0, 0n))).toBe('pool.not_enough_liquidity');
  });

  it('of a pool counts its market fee once: the guaranteed amount arrives', () => {
    const charged = feesOf(0, 100);
    const wanted = { units: 9_801n, assetId: '1.3.2' };
    const route = findRouteForExactOut(buildPoolGraph([first], charged), wanted, '1.3.1');
    expect(planSwapForExactOut(route, wanted, charged, 100).guaranteed.units).toBe(9_801n);
  });

  it('is refused if the prices of a book are so far apart that no four orders guarantee the amount', () => {
    const orders = Array.from({ length: 12 }, (_, at) =>
      orderOf(at, { sell: [1_000n, '1.3.2'], min: [1_000n * 10n ** BigInt(at), '1.3.1'] }),
    );
    const reading = { headTime: '2026-01-01T00:00:00', traderId: undefined, fees };
    const guaranteed = (units: bigint) => {
      const wanted = { units, assetId: '1.3.2' };
      const path = { sold: sell, received: wanted, venues: bookVenues(orders, reading) };
      const route = { sold: sell, received: wanted, paths: [path] };
      return planSwapForExactOut(route, wanted, fees, 100).guaranteed.units;
    };
    expect(guaranteed(3_900n)).toBeGreaterThanOrEqual(3_900n);
    expect(codeOf(() => guaranteed(5_000n))).toBe('pool.not_enough_liquidity');
  });

  it('is for one path only', () => {
    const twin = { ...first, id: '1.19.7' };
    const split = findSplitRoute(
      buildPoolGraph([first, twin], fees),
      { units: 500_000n, assetId: '1.3.1' },
      '1.3.2',
    );
    const wanted = { units: 1n, assetId: '1.3.2' };
    expect(codeOf(() => planSwapForExactOut(split, wanted, fees, 50))).toBe('pool.no_route');
  });
});

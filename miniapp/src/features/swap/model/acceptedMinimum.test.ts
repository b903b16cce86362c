import type { PoolState } from '@xbts/shared/amm/poolState.ts';
import { poolVenues } from '@xbts/shared/market/execution/poolVenue.ts';
import { quoteSwap, type SwapWish } from '@xbts/shared/market/execution/quoteSwap.ts';
import { buildGraph } from '@xbts/shared/market/execution/venueGraph.ts';
import { describe, expect, it } from 'vitest';
import { givenNow, planWithinMinimum } from './acceptedMinimum.ts';
import { isBelowMinimum } from './belowMinimum.ts';

const [BTS, USDT, HIVE] = ['1.3.0', '1.3.1', '1.3.2'];
const pool = (id: string, assetA: string, assetB: string, balanceA: bigint, balanceB: bigint): PoolState => ({
  id,
  assetA,
  assetB,
  balanceA,
  balanceB,
  takerFeePercent: 0,
  withdrawalFeePercent: 0,
  shareAsset: '1.3.99',
});
const first = pool('1.19.0', BTS, USDT, 1_000_000_000n, 50_000_000n);
const second = pool('1.19.1', USDT, HIVE, 50_000_000n, 10_000_000n);
const noFees = { chargesMarketFee: false, makerFeePercent: 0, takerFeePercent: 0, maxMarketFee: 0n };
const fees = new Map([BTS, USDT, HIVE].map((id) => [id, noFees]));
const marketOf = (...pools: PoolState[]) => ({ pools, books: [], traderId: '1.2.18', fees });
const quote = (wish: SwapWish, ...pools: PoolState[]) =>
  quoteSwap(buildGraph(poolVenues(pools, fees)), fees, wish);
/** 100 BTS with a slippage of 0.5 %. */
const wishFor = (assetId: string, units = 10_000_000n): SwapWish => ({
  side: 'in',
  fixed: { units, assetId: BTS },
  otherAssetId: assetId,
  slippage: 50,
});
/** A pool after a sale of `units` of its first asset to it. */
const sold = (each: PoolState, units: bigint): PoolState => ({
  ...each,
  balanceA: each.balanceA + units,
  balanceB: (each.balanceA * each.balanceB) / (each.balanceA + units) + 1n,
});

describe('the accepted minimum to receive', () => {
  it('is kept by the shown operations while the pool gives as much, less than expected or not', () => {
    const plan = quote(wishFor(USDT), first);
    expect(plan).toMatchObject({ expected: { units: 495_049n }, guaranteed: { units: 492_573n } });
    // Sales of 2 BTS, then 20: the output drops by 0.04 % and 0.4 %.
    expect(givenNow(plan, marketOf(sold(first, 200_000n)))).toBe(494_852n);
    expect(givenNow(plan, marketOf(sold(first, 2_000_000n)))).toBe(493_084n);
    // 30 BTS: the output drops by 0.6 %, which the chain refuses.
    expect(givenNow(plan, marketOf(sold(first, 3_000_000n)))).toBeUndefined();
    expect(givenNow(plan, marketOf())).toBeUndefined();
    expect(givenNow(plan, marketOf({ ...first, balanceA: 0n, balanceB: 0n }))).toBeUndefined();
  });

  it('is the limit for a quote, not the expected amount', () => {
    const plan = quote(wishFor(USDT), first);
    expect(isBelowMinimum(quote(wishFor(USDT), sold(first, 2_000_000n)), plan)).toBe(false);
    expect(isBelowMinimum(quote(wishFor(USDT), sold(first, 3_000_000n)), plan)).toBe(true);
  });

  it('is a rate if the sold amount moves', () => {
    const wish: SwapWish = { ...wishFor(BTS), side: 'out', fixed: { units: 490_000n, assetId: USDT } };
    const plan = quote(wish, first);
    expect(isBelowMinimum(quote(wish, sold(first, 1_000_000n)), plan)).toBe(false);
    expect(isBelowMinimum(quote(wish, sold(first, 6_000_000n)), plan)).toBe(true);
  });

  it('is reached by other steps when one step of the route gives less than its own minimum', async () => {
    const plan = quote(wishFor(HIVE), first, second);
    // The first pool alone gives 0.3 % less: more than the half of the slippage that each of two steps has.
    const moved = [sold(first, 1_500_000n), second];
    expect(givenNow(plan, marketOf(...moved))).toBeUndefined();
    const kept = await planWithinMinimum(plan, async (wish) => quote(wish, ...moved));
    if (kept === undefined) return expect.unreachable('the minimum is still to be had');
    expect(kept.sold).toEqual(plan.sold);
    expect(kept.guaranteed.units).toBeGreaterThanOrEqual(plan.guaranteed.units);
    expect(givenNow(kept, marketOf(...moved))).toBeGreaterThanOrEqual(plan.guaranteed.units);
  });

  it("can't be reached by any steps once the pools give less", async () => {
    const plan = quote(wishFor(HIVE), first, second);
    const moved = [sold(first, 4_000_000n), second];
    expect(await planWithinMinimum(plan, async (wish) => quote(wish, ...moved))).toBeUndefined();
  });
});

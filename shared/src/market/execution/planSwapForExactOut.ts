import { percentRoundedDown, smallestBeforeFee, takerFee } from '../../amm/fees.ts';
import { quoteForMinToReceiveRoundedUp } from '../../amm/minToReceive.ts';
import type { FeesByAsset } from '../../amm/poolState.ts';
import { type Amount, MAX_SHARE_SUPPLY } from '../../amounts/amount.ts';
import { AppError } from '../../errors/appError.ts';
import { sellFor } from './direction.ts';
import { planGuaranteeing } from './planGuaranteeing.ts';
import { planSwap, type SwapPlan } from './planSwap.ts';
import type { SwapRoute } from './route.ts';
import type { Venue } from './venueGraph.ts';

/**
 * The plan over a single path that guarantees the wanted amount within the slippage: it sells a little more than the
 * exact-out route, so that its last step guarantees at least the wanted amount.
 * @throws AppError pool.not_enough_liquidity, pool.slippage_out_of_range, pool.no_route for a split route
 */
export function planSwapForExactOut(
  route: SwapRoute,
  wanted: Amount,
  fees: FeesByAsset,
  slippage: number,
  hopCost = 0n,
): SwapPlan {
  const [path, ...others] = route.paths;
  if (path === undefined || others.length > 0) throw new AppError('pool.no_route');
  // Distant prices of a book guarantee less than the slippage suggests: the target is raised then.
  const plan = planGuaranteeing(wanted.units, wanted.units, (units) => {
    const sell = soldFor(path.venues, { ...wanted, units }, { fees, slippage });
    const sold = { units: sell, assetId: path.sold.assetId };
    return planSwap({ ...route, sold, paths: [{ ...path, sold }] }, fees, slippage, hopCost);
  });
  if (plan === undefined) throw new AppError('pool.not_enough_liquidity');
  return plan;
}

interface Terms {
  readonly fees: FeesByAsset;
  readonly slippage: number;
}

/** The units to sell along venues so that each guarantees the amount that the next one sells. */
function soldFor(venues: readonly Venue[], wanted: Amount, { fees, slippage }: Terms): bigint {
  const hops = venues.length;
  const { units } = venues.reduceRight((least, venue): Amount => {
    const way = venue.ways.find(({ bought }) => bought === least.assetId);
    const target = quoteForMinToReceiveRoundedUp(beforeFee(venue, least, fees), slippage, hops);
    const sell = way && sellFor(way.flow, afterFee(venue, target, fees));
    if (way === undefined || sell === undefined) throw new AppError('pool.not_enough_liquidity');
    return { units: sell, assetId: way.sold };
  }, wanted);
  return units;
}

/** An order's minimum to receive is before the market fee; a pool's is after it. */
function beforeFee(venue: Venue, { units, assetId }: Amount, fees: FeesByAsset): bigint {
  if (venue.kind === 'pool') return units;
  return smallestBeforeFee(units, { ...takerFee(fees, assetId), most: MAX_SHARE_SUPPLY });
}

function afterFee(venue: Venue, units: bigint, fees: FeesByAsset): bigint {
  if (venue.kind === 'pool') return units;
  const kept = units - percentRoundedDown(units, takerFee(fees, venue.bought).percent);
  // A fee of 100 %, whose cap is ignored.
  if (kept === 0n) throw new AppError('pool.not_enough_liquidity');
  return kept;
}

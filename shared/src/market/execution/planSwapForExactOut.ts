import { quoteForMinToReceiveRoundedUp } from '../../amm/minToReceive.ts';
import type { FeesByAsset } from '../../amm/poolState.ts';
import { quoteExchangeForExactOut } from '../../amm/quoteExchangeForExactOut.ts';
import { type Amount, MAX_SHARE_SUPPLY } from '../../amounts/amount.ts';
import { AppError } from '../../errors/appError.ts';
import { planSwap, type SwapPlan } from './planSwap.ts';
import { quotePath } from './quotePath.ts';
import { routeOf, type SwapRoute } from './route.ts';

/**
 * The plan over a single path that guarantees the wanted amount within the slippage: it sells a little more than the
 * exact-out route, so that min_to_receive of its last hop is the wanted amount or more.
 * @throws AppError pool.not_enough_liquidity, pool.slippage_out_of_range, pool.no_route for a split route
 */
export function planSwapForExactOut(
  route: SwapRoute,
  wanted: Amount,
  fees: FeesByAsset,
  slippage: number,
): SwapPlan {
  const [path, ...others] = route.paths;
  if (path === undefined || others.length > 0) throw new AppError('pool.no_route');
  const pools = path.hops.map(({ before }) => before);
  const sell = pools.reduceRight((least, pool): Amount => {
    const units = quoteForMinToReceiveRoundedUp(least.units, slippage, pools.length);
    return quoteExchangeForExactOut(pool, { units, assetId: least.assetId }, fees).sold;
  }, wanted);
  if (sell.units > MAX_SHARE_SUPPLY) throw new AppError('pool.not_enough_liquidity');
  return planSwap(routeOf([quotePath(pools, sell, fees, new Map())]), fees, slippage);
}

import { cappedFee, FULL_PERCENT, feeRoundedDown } from '@xbts/shared/amm/fees.ts';
import type { FeesByAsset } from '@xbts/shared/amm/poolState.ts';
import { AppError, hasCode, toAppError } from '@xbts/shared/errors/appError.ts';
import type { SwapWish } from '@xbts/shared/market/execution/quoteSwap.ts';

/**
 * Explains why connected pools give nothing for a wish, with advice what to change: a market fee that takes everything,
 * too small an amount in, or too large an amount out.
 */
export function whyNoQuote(
  thrown: unknown,
  { from, to }: { from: string; to: string },
  wish: SwapWish,
  fees: FeesByAsset,
): AppError {
  if (!hasCode(thrown, 'pool.no_route', 'pool.zero_outcome')) return toAppError(thrown);
  const [sold, bought] = [fees.get(from), fees.get(to)];
  const { side, fixed } = wish;
  if (sold !== undefined && side === 'in') {
    const takesAll = feeRoundedDown(fixed.units, cappedFee(sold, 'maker')) >= fixed.units;
    if (takesAll) return new AppError('pool.maker_fee_too_high', { assetId: from });
  }
  if (bought !== undefined && cappedFee(bought, 'taker').percent >= FULL_PERCENT) {
    return new AppError('pool.taker_fee_too_high', { assetId: to });
  }
  return new AppError(side === 'in' ? 'pool.zero_outcome' : 'pool.not_enough_liquidity');
}

import { mulDivDown } from '@xbts/shared/amounts/mulDiv.ts';
import { hasCode } from '@xbts/shared/errors/appError.ts';
import type { SwapPlan } from '@xbts/shared/market/execution/planSwap.ts';
import type { SwapWish } from '@xbts/shared/market/execution/quoteSwap.ts';
import { replaySwap } from '@xbts/shared/market/execution/replaySwap.ts';
import type { Ends } from './belowMinimum.ts';
import { type QuotedMarket, venuesOf } from './quotedMarket.ts';

/**
 * The units that exactly these operations would bring with the current pools and books; undefined if the chain would
 * refuse them, because an exchange or an order gives less than its minimum to receive.
 */
export function givenNow(plan: Pick<SwapPlan, 'paths'>, market: QuotedMarket): bigint | undefined {
  try {
    return replaySwap(plan, venuesOf(market), market.fees);
  } catch (error) {
    if (hasCode(error, 'pool.zero_outcome', 'pool.not_initialised', 'pool.maker_fee_too_high'))
      return undefined;
    throw error;
  }
}

/**
 * A plan over the current pools that sells the accepted amount and still guarantees the accepted minimum; undefined
 * when the pools give less. The output beyond the minimum is its slippage.
 */
export async function planWithinMinimum(
  { sold, guaranteed }: Ends,
  quote: (wish: SwapWish) => Promise<SwapPlan>,
): Promise<SwapPlan | undefined> {
  const wish = { side: 'in', fixed: sold, otherAssetId: guaranteed.assetId } as const;
  const { expected } = await quote({ ...wish, slippage: 0 });
  const room = expected.units - guaranteed.units;
  if (room < 0n) return undefined;
  const found = await quote({ ...wish, slippage: Number(mulDivDown(10_000n, room, expected.units)) });
  return found.guaranteed.units < guaranteed.units ? undefined : found;
}

import type { FeesByAsset } from '../../amm/poolState.ts';
import { marketFeeOf } from '../../protocol/marketFee.ts';
import type { Asset, LimitOrder } from '../../protocol/objects.ts';
import { matchOrder } from '../matching/matchOrder.ts';
import { openOrders } from '../matching/openOrders.ts';
import { assetsOfSide, opposingOrders } from './bookSides.ts';
import type { MarketPair } from './orderPrice.ts';
import type { OrderSide, OrderUnits } from './orderUnits.ts';

/** What orders do together when they are placed now, units. */
export interface OrdersEstimate {
  /** Units that are sold at once, and what arrives for them before and after the taker's market fee. */
  readonly paid: bigint;
  readonly received: bigint;
  readonly arrives: bigint;
  /** Units that stay for sale, and dust that goes back. */
  readonly rest: bigint;
  readonly refunded: bigint;
  /** How many resting orders are met. */
  readonly met: number;
  /** One of them has to be filled at once and can't be: the chain refuses all. */
  readonly isKilled: boolean;
}

/** What is traded with, as it is now. */
export interface MarketNow {
  readonly pair: MarketPair;
  /** Resting orders of both sides, best first; more of them may lie behind. */
  readonly orders: readonly LimitOrder[];
  /** Chain time: what has expired by then is not met. */
  readonly headTime: string;
  readonly fees: FeesByAsset;
}

/** The market fees of assets as the chain's matching needs them. */
export function tradeFees(assets: readonly Pick<Asset, 'id' | 'options'>[]): FeesByAsset {
  return new Map(
    assets.map((asset) => {
      const { maker, taker } = marketFeeOf(asset);
      const percents = { makerFeePercent: maker, takerFeePercent: taker };
      return [asset.id, { chargesMarketFee: true, ...percents, maxMarketFee: asset.options.max_market_fee }];
    }),
  );
}

/** Places orders one after the other against the book as it is: what each leaves is met by the next. */
export function estimateOrders(
  placed: readonly OrderUnits[],
  { side, isFillOrKill }: { side: OrderSide; isFillOrKill: boolean },
  { pair, orders, headTime, fees }: MarketNow,
): OrdersEstimate {
  const { sold, asked } = assetsOfSide(side, pair);
  let opposing: readonly LimitOrder[] = openOrders(opposingOrders(side, orders, pair), headTime);
  let sum: OrdersEstimate = nothing;
  for (const { sell, receive } of placed) {
    const order = {
      sell: { units: sell, assetId: sold },
      minToReceive: { units: receive, assetId: asked },
      isFillOrKill,
    };
    const { paid, received, rest, refunded, isKilled, fills, after } = matchOrder(order, opposing, fees);
    opposing = after;
    sum = {
      paid: sum.paid + paid,
      received: sum.received + fills.reduce((all, fill) => all + fill.received, 0n),
      arrives: sum.arrives + received,
      rest: sum.rest + rest,
      refunded: sum.refunded + refunded,
      met: sum.met + fills.length,
      isKilled: sum.isKilled || isKilled,
    };
  }
  return sum;
}

const nothing: OrdersEstimate = {
  paid: 0n,
  received: 0n,
  arrives: 0n,
  rest: 0n,
  refunded: 0n,
  met: 0,
  isKilled: false,
};

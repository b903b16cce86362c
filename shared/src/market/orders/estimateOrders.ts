import type { FeesByAsset } from '../../amm/poolState.ts';
import { marketFeeOf } from '../../protocol/marketFee.ts';
import type { Asset, LimitOrder } from '../../protocol/objects.ts';
import { matchOrder } from '../matching/matchOrder.ts';
import { openOrders } from '../matching/openOrders.ts';
import { assetsOfSide, opposingOrders } from './bookSides.ts';
import type { MarketPair } from './orderPrice.ts';
import type { OrderSide, OrderUnits } from './orderUnits.ts';

/** The joint effect of orders placed now, units. */
export interface OrdersEstimate {
  /** Units sold at once, and their proceeds before and after the taker's market fee. */
  readonly paid: bigint;
  readonly received: bigint;
  readonly arrives: bigint;
  /** Units that stay for sale, and refunded dust. */
  readonly rest: bigint;
  readonly refunded: bigint;
  /** The number of resting orders met. */
  readonly met: number;
  /** One of them must fill at once and cannot: the chain refuses all. */
  readonly isKilled: boolean;
}

/** The present state of the market. */
export interface MarketNow {
  readonly pair: MarketPair;
  /** Resting orders of both sides, best first; the list may be cut. */
  readonly orders: readonly LimitOrder[];
  /** Chain time: expired orders are not met. */
  readonly headTime: string;
  readonly fees: FeesByAsset;
}

/** The assets' market fees in the form of the chain's matching. */
export function tradeFees(assets: readonly Pick<Asset, 'id' | 'options'>[]): FeesByAsset {
  return new Map(
    assets.map((asset) => {
      const { maker, taker } = marketFeeOf(asset);
      const percents = { makerFeePercent: maker, takerFeePercent: taker };
      return [asset.id, { chargesMarketFee: true, ...percents, maxMarketFee: asset.options.max_market_fee }];
    }),
  );
}

/** Places orders one after the other against the present book: each meets what the previous ones left. */
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

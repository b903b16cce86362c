import { opposingOrders, priceOfResting } from '@xbts/shared/market/orders/bookSides.ts';
import { meetingPriceText, parsePrice } from '@xbts/shared/market/orders/orderPrice.ts';
import type { OrderUnits } from '@xbts/shared/market/orders/orderUnits.ts';
import type { LimitOrder } from '@xbts/shared/protocol/objects.ts';
import { leastWanted } from '../openOrder.ts';
import type { MarketAssets, OrderSide } from '../orderDraft.ts';

/** The book that an order at market meets. */
export interface MetBook {
  readonly market: MarketAssets;
  /** Best first on each side. */
  readonly orders: readonly LimitOrder[];
  /** Chain time: expired orders are not met. */
  readonly headTime: string;
}

/**
 * The price, as a field's text, at which the present offers fill an order whole: that of the last one it needs, or of
 * the last there is. `orderAt` is the order at a price, null while no amount is typed: the best price. Null without
 * offers.
 */
export function marketPriceText(
  side: OrderSide,
  { market, orders, headTime }: MetBook,
  orderAt: (price: ReturnType<typeof parsePrice>) => OrderUnits | null,
): string | null {
  let taken = 0n;
  let text: string | null = null;
  for (const resting of opposingOrders(side, orders, market)) {
    if (resting.expiration <= headTime) continue;
    taken += leastWanted(resting);
    const next = meetingPriceText(side, priceOfResting(resting, market), market);
    // A price of zero digits is none: it would be refused when typed.
    if (next === '0') break;
    text = next;
    const order = orderAt(parsePrice(text, market));
    if (order === null || taken >= order.sell) return text;
  }
  return text;
}

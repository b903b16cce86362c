import { sideOf } from '@xbts/shared/market/book/bookOrder.ts';
import type { LimitOrder } from '@xbts/shared/protocol/objects.ts';
import type { MarketAssets } from './orderDraft.ts';

/** The account's open orders in a market. */
export function ownOrdersIn(orders: readonly LimitOrder[], { base, quote }: MarketAssets): LimitOrder[] {
  const market = { base: base.id, quote: quote.id };
  return orders.filter((order) => sideOf(market, order) !== null);
}

import { marketOf } from '@xbts/shared/market/marketOf.ts';
import { priceOfResting } from '@xbts/shared/market/orders/bookSides.ts';
import { priceText } from '@xbts/shared/market/orders/orderPrice.ts';
import { CORE_ASSET_ID } from '@xbts/shared/protocol/constants.ts';
import type { Asset, LimitOrder } from '@xbts/shared/protocol/objects.ts';
import type { AssetAmount } from '@xbts/shared/protocol/operations/parts.ts';
import { groupDigits } from '../../../platform/i18n/numbers.ts';
import type { MarketAssets } from './orderDraft.ts';

/** The minimum that the rest of an order brings, in units of the asset it asks for, rounded up for the seller. */
export function leastWanted({ for_sale, sell_price: { base, quote } }: LimitOrder): bigint {
  return base.amount === 0n ? 0n : (for_sale * quote.amount + base.amount - 1n) / base.amount;
}

/** The price of an order in its market in the usual direction, with its asset. */
export function priceOfOpen(order: LimitOrder, { sold, wanted }: { sold: Asset; wanted: Asset }): string {
  const market = marketAssetsOf(sold, wanted);
  return `${groupDigits(priceText(priceOfResting(order, market), market))}\u00a0${market.base.symbol}`;
}

/** The market of two assets in the usual direction. */
export function marketAssetsOf(one: Asset, other: Asset): MarketAssets {
  const isQuote = marketOf(one.symbol, other.symbol).quote === one.symbol;
  return isQuote ? { quote: one, base: other } : { quote: other, base: one };
}

/** The sold part of the order, in whole percent, rounded down. */
export function soldPercent({ for_sale, sell_price: { base } }: LimitOrder): number {
  return base.amount === 0n ? 0 : Number(((base.amount - for_sale) * 100n) / base.amount);
}

/**
 * A cancelled order's refund besides its unsold rest: the fee of placing it, in the asset it was paid in (chain.md §8).
 */
export function feeGivenBack({ deferred_fee, deferred_paid_fee }: LimitOrder): AssetAmount {
  const paid =
    deferred_paid_fee.amount > 0n ? deferred_paid_fee : { amount: deferred_fee, asset_id: CORE_ASSET_ID };
  return { amount: paid.amount.toString(), asset_id: paid.asset_id };
}

/** All refunds of cancelling orders in their present state. */
export function givenBack(orders: readonly LimitOrder[]): AssetAmount[] {
  return orders.flatMap((order) => [
    { amount: order.for_sale.toString(), asset_id: order.sell_price.base.asset_id },
    feeGivenBack(order),
  ]);
}

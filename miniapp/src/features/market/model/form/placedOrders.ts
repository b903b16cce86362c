import { assetsOfSide } from '@xbts/shared/market/orders/bookSides.ts';
import type { OrdersEstimate } from '@xbts/shared/market/orders/estimateOrders.ts';
import type { OrderSide, OrderUnits } from '@xbts/shared/market/orders/orderUnits.ts';
import type { Operation } from '@xbts/shared/protocol/operations.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import type { TranslateOrder } from '../../texts/form/orderTexts.ts';
import type { MarketAssets } from '../orderDraft.ts';
import type { OrderKind } from './orderFields.ts';
import type { Reference } from './references.ts';

/** Orders that are about to be placed. */
export interface PlacedOrders {
  readonly account: string;
  readonly accountId: string;
  readonly market: MarketAssets;
  readonly side: OrderSide;
  readonly kind: OrderKind;
  readonly orders: readonly OrderUnits[];
  /** Chain time. */
  readonly expiration: string;
  readonly feeAssetId: string;
  /** What the form has shown of them; null when the book was not known. */
  readonly shown: OrdersEstimate | null;
  /** By how many percent the price may be worse than the market; what was confirmed by a typed word, or CONFIRM_PERCENT. */
  readonly mostWorse: number;
  /** What prices are held against while nobody offers the other side. */
  readonly references: readonly Reference[];
  /** What a look at the book has found worse than that, in words: consented to apart. */
  readonly far?: string;
  readonly t: TranslateOrder;
}

/** One operation an order, all in one transaction. */
export function orderOperations({
  accountId,
  market,
  side,
  kind,
  orders,
  expiration,
  feeAssetId,
}: Pick<
  PlacedOrders,
  'accountId' | 'market' | 'side' | 'kind' | 'orders' | 'expiration' | 'feeAssetId'
>): Operation[] {
  const { sold, asked } = assetsOfSide(side, market);
  return orders.map(({ sell, receive }) => [
    operationType.limit_order_create,
    {
      fee: { amount: 0, asset_id: feeAssetId },
      seller: accountId,
      amount_to_sell: { amount: sell.toString(), asset_id: sold },
      min_to_receive: { amount: receive.toString(), asset_id: asked },
      expiration,
      fill_or_kill: kind === 'fillOrKill',
      extensions: {},
    },
  ]);
}

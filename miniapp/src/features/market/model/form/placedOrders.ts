import { assetsOfSide } from '@xbts/shared/market/orders/bookSides.ts';
import type { OrdersEstimate } from '@xbts/shared/market/orders/estimateOrders.ts';
import type { OrderSide, OrderUnits } from '@xbts/shared/market/orders/orderUnits.ts';
import type { Operation } from '@xbts/shared/protocol/operations.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import type { TranslateOrder } from '../../texts/form/orderTexts.ts';
import type { MarketAssets } from '../orderDraft.ts';
import type { OrderKind } from './orderFields.ts';
import type { Reference } from './references.ts';

/** Orders before their placement. */
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
  /** The form's estimate of them; null when the book was unknown. */
  readonly shown: OrdersEstimate | null;
  /**
   * The percentage by which the price may be worse than the market: the one confirmed by a typed word, or
   * CONFIRM_PERCENT.
   */
  readonly mostWorse: number;
  /** The references of prices while the other side has no offers. */
  readonly references: readonly Reference[];
  /** The text of a later, worse finding in the book, which needs its own consent. */
  readonly far?: string;
  readonly t: TranslateOrder;
}

/** One operation per order, all in one transaction. */
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

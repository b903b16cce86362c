import { getDynamicGlobalProperties } from '@xbts/shared/actions/getDynamicGlobalProperties.ts';
import { getLimitOrders, MAX_ORDERS_A_SIDE } from '@xbts/shared/actions/getLimitOrders.ts';
import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { assetsOfSide } from '@xbts/shared/market/orders/bookSides.ts';
import { type OrdersEstimate, tradeFees } from '@xbts/shared/market/orders/estimateOrders.ts';
import type { OrderSide, OrderUnits } from '@xbts/shared/market/orders/orderUnits.ts';
import type { Operation } from '@xbts/shared/protocol/operations.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import type {
  ReviewChange,
  ReviewNote,
  ReviewRecheck,
  ReviewRequest,
} from '../../../transactions/model/review.ts';
import type { TranslateOrder } from '../../texts/form/orderTexts.ts';
import type { MarketAssets } from '../orderDraft.ts';
import type { OrderKind } from './orderFields.ts';
import { atOnceText, farText, percentText, priceRangeText } from './orderTextOf.ts';
import { CONFIRM_PERCENT, type Outlook, outlookOf } from './outlook.ts';
import type { Reference } from './references.ts';

/** How deep the book is read again before the signature: better orders than these are met first. All of it where an order must be filled. */
const BOOK_DEPTH = 50;

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

/** The review of new orders. Each is its own bound: whatever the book becomes, none is filled at a worse price than its own. */
export function orderRequest(placed: PlacedOrders): ReviewRequest {
  const { account, feeAssetId, market, orders, kind, shown, t } = placed;
  const { asked } = assetsOfSide(placed.side, market);
  const arrives = shown === null || kind === 'postOnly' ? 0n : shown.arrives;
  return {
    account,
    feeAssetId,
    operations: orderOperations(placed),
    typedBy: { assets: [market.quote, market.base] },
    expects: arrives === 0n ? [] : [{ amount: arrives.toString(), asset_id: asked }],
    notes: notesOf(placed),
    success: t('order.success', { count: orders.length }),
    worse: t('order.fartherNow'),
    ...(placed.far === undefined ? {} : { dangers: [placed.far] }),
    refusals: { 'chain.order_killed': t('order.killed') },
    recheck: (node) => recheckOrders(placed, node),
  };
}

function notesOf(placed: PlacedOrders): ReviewNote[] {
  const { kind, shown, t } = placed;
  const price = {
    label: t('order.price', { symbol: placed.market.quote.symbol }),
    value: priceRangeText(placed),
  };
  const type = { label: t('order.type'), value: t(`kind.${kind}`) };
  return shown === null
    ? [price, type]
    : [price, type, { label: t('order.atOnce'), value: atOnceText(placed, shown) }];
}

/**
 * Meets the book once more, as nodes have it now. Another press is asked for only when the price has become worse for the user, against
 * the market, than what was confirmed.
 * @throws AppError order.would_match (post only), order.not_fillable (fill or kill), and those of ChainReader.call
 */
async function recheckOrders(placed: PlacedOrders, node: ChainReader): Promise<ReviewRecheck> {
  const { market, shown, mostWorse, kind, references } = placed;
  const depth = kind === 'fillOrKill' ? MAX_ORDERS_A_SIDE : BOOK_DEPTH;
  const [orders, head] = await Promise.all([
    getLimitOrders(node, market.base.id, market.quote.id, depth),
    getDynamicGlobalProperties(node),
  ]);
  const fees = tradeFees([market.quote, market.base]);
  const book = { pair: market, orders, headTime: head.time, fees };
  const now = outlookOf(placed, book, references);
  assertPlaceable(placed, now);
  const worse = now.percentWorse ?? 0;
  const isWorse = worse >= CONFIRM_PERCENT && worse > mostWorse;
  const changed = {
    label: placed.t('order.offMarket'),
    before: percentText(mostWorse),
    now: percentText(worse),
  };
  return {
    request: orderRequest({
      ...placed,
      shown: now.estimate,
      mostWorse: Math.max(worse, mostWorse),
      ...(isWorse && {
        far: farText({ ...placed, percent: worse, against: now.against ?? 'book' }, placed.t),
      }),
    }),
    changes: [...changesOf(placed, shown, now.estimate), ...(isWorse ? [changed] : [])],
    isWorse,
  };
}

/** Orders that the user would not want any more, or that the chain would refuse. */
export function assertPlaceable(
  { kind }: Pick<PlacedOrders, 'kind'>,
  { estimate, wouldMatch }: Outlook,
): void {
  if (kind === 'postOnly' && wouldMatch) throw new AppError('order.would_match');
  if (estimate.isKilled) throw new AppError('order.not_fillable');
}

function changesOf(placed: PlacedOrders, before: OrdersEstimate | null, now: OrdersEstimate): ReviewChange[] {
  if (before === null) return [];
  const [was, is] = [atOnceText(placed, before), atOnceText(placed, now)];
  return was === is ? [] : [{ label: placed.t('order.atOnce'), before: was, now: is }];
}

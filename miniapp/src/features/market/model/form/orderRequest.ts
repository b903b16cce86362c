import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import { assetsOfSide } from '@xbts/shared/market/orders/bookSides.ts';
import type { ReviewNote, ReviewRecheck, ReviewRequest } from '../../../transactions/model/review.ts';
import { atOnceText, priceRangeText } from './orderTextOf.ts';
import { orderOperations, type PlacedOrders } from './placedOrders.ts';
import { recheckOrders } from './recheckOrders.ts';

/** The review of new orders. Each is its own limit: in any book, none fills at a worse price than its own. */
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
    recheck: (node) => recheckRequest(placed, node),
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

async function recheckRequest(placed: PlacedOrders, node: ChainReader): Promise<ReviewRecheck> {
  const { placed: now, ...found } = await recheckOrders(placed, node);
  return { ...found, request: orderRequest(now) };
}

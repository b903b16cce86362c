import { getObjects } from '@xbts/shared/actions/getObjects.ts';
import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { priceOfResting } from '@xbts/shared/market/orders/bookSides.ts';
import type { OrderUnits } from '@xbts/shared/market/orders/orderUnits.ts';
import { type LimitOrder, limitOrderSchema } from '@xbts/shared/protocol/objects.ts';
import type { Operation } from '@xbts/shared/protocol/operations.ts';
import type { ReviewRecheck, ReviewRequest } from '../../../transactions/model/review.ts';
import { cancelOperations } from '../cancelRequest.ts';
import { orderRequest } from '../form/orderRequest.ts';
import { amountText, priceInWords } from '../form/orderTextOf.ts';
import { orderOperations, type PlacedOrders } from '../form/placedOrders.ts';
import { recheckOrders } from '../form/recheckOrders.ts';
import { givenBack } from '../openOrder.ts';
import { soldOf, withoutSold } from './moveFields.ts';

/** An open order with its replacement, the only one in `placed`. */
export interface Move {
  readonly order: LimitOrder;
  readonly placed: PlacedOrders;
}

/** The cancellation comes first: the new order sells its refund. */
export function moveOperations({ order, placed }: { order: LimitOrder; placed: PlacedOrders }): Operation[] {
  const { feeAssetId } = placed;
  return [...cancelOperations({ orders: [order], feeAssetId }), ...orderOperations(placed)];
}

/** The review of a moved order: one transaction, all or nothing. */
export function moveRequest(move: Move): ReviewRequest {
  const { order, placed } = move;
  const { market, t } = placed;
  const request = orderRequest(placed);
  const back = givenBack([order]);
  const before = priceInWords(priceOfResting(order, market), placed);
  return {
    ...request,
    operations: moveOperations(move),
    expects: [...(request.expects ?? []), ...back],
    frees: back,
    notes: [{ label: t('move.from'), value: before }, ...(request.notes ?? [])],
    warnings: [t('move.why')],
    success: t('move.success'),
    recheck: (node) => recheckMove(move, node),
  };
}

/**
 * Reads the order again: further sales are deducted from the new one, after another press.
 * @throws AppError order.closed, and those of recheckOrders
 */
async function recheckMove({ order: before, placed }: Move, node: ChainReader): Promise<ReviewRecheck> {
  const [order] = await getObjects(node, [before.id], limitOrderSchema);
  if (order === null || order === undefined) throw new AppError('order.closed');
  const sold = before.for_sale - order.for_sale;
  const orders = placed.orders.map((units) => withoutSold(units, sold));
  const met = await recheckOrders({ ...placed, orders }, node);
  const isSold = sold !== 0n;
  return {
    request: moveRequest({ order, placed: met.placed }),
    changes: [...met.changes, ...(isSold ? [soldChange(placed, { order, orders })] : [])],
    isWorse: met.isWorse || isSold,
  };
}

function soldChange(
  placed: PlacedOrders,
  { order, orders }: { order: LimitOrder; orders: readonly OrderUnits[] },
) {
  const { market, t } = placed;
  const text = (all: readonly OrderUnits[]) => amountText(all[0]?.sell ?? 0n, soldOf({ order, market }));
  return { label: t('move.sells'), before: text(placed.orders), now: text(orders) };
}

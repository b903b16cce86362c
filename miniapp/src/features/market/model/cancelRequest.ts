import { getObjects } from '@xbts/shared/actions/getObjects.ts';
import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { type LimitOrder, limitOrderSchema } from '@xbts/shared/protocol/objects.ts';
import type { Operation } from '@xbts/shared/protocol/operations.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import type { ReviewRecheck, ReviewRequest } from '../../transactions/model/review.ts';
import type { TranslateMarket } from '../texts/marketTexts.ts';
import { givenBack } from './openOrder.ts';

/** The input of a cancellation. */
export interface Cancellation {
  readonly account: string;
  /** Open orders of that account, as last read; at least one. */
  readonly orders: readonly LimitOrder[];
  readonly feeAssetId: string;
  readonly t: TranslateMarket;
}

/** One operation per order, all in one transaction. */
export function cancelOperations({
  orders,
  feeAssetId,
}: Pick<Cancellation, 'orders' | 'feeAssetId'>): Operation[] {
  return orders.map(({ id, seller }) => [
    operationType.limit_order_cancel,
    { fee: { amount: 0, asset_id: feeAssetId }, fee_paying_account: seller, order: id, extensions: [] },
  ]);
}

/** The review of a cancellation. The refund depends on further fills, so it is expected, not promised. */
export function cancelRequest(cancellation: Cancellation): ReviewRequest {
  const { account, orders, feeAssetId, t } = cancellation;
  return {
    account,
    feeAssetId,
    operations: cancelOperations(cancellation),
    expects: givenBack(orders),
    success: t('cancel.success', { count: orders.length }),
    recheck: (node) => recheckCancellation(cancellation, node),
  };
}

/**
 * Reads the orders from a node again: one that was sold or has expired would make the chain refuse the whole
 * transaction, and is removed after another press.
 * @throws AppError order.closed when none is left, and those of ChainReader.call
 */
async function recheckCancellation(cancellation: Cancellation, node: ChainReader): Promise<ReviewRecheck> {
  const { orders: before, t } = cancellation;
  const read = await getObjects(
    node,
    before.map(({ id }) => id),
    limitOrderSchema,
  );
  const orders = read.filter((order) => order !== null);
  if (orders.length === 0) throw new AppError('order.closed');
  const isFewer = orders.length < before.length;
  const change = { label: t('orders.title'), before: String(before.length), now: String(orders.length) };
  return {
    request: cancelRequest({ ...cancellation, orders }),
    changes: isFewer ? [change] : [],
    isWorse: isFewer,
  };
}

import { msOfChainTime } from '../../protocol/chainTime.ts';
import { operationType } from '../../protocol/operationTypes.ts';
import { type RecordedOperation, readRecordedOperation } from '../../protocol/recordedOperations.ts';
import type { OperationRecord } from '../../protocol/records.ts';

/** Units sold for units wanted. */
export interface OrderPrice {
  readonly soldId: string;
  readonly wantedId: string;
  readonly sold: bigint;
  readonly wanted: bigint;
}

/**
 * A change of an order. `got` is before the market fee; `removed` by the chain itself means expiry, or a rest too small
 * to sell.
 */
type Happening =
  | {
      readonly kind: 'placed';
      readonly price: OrderPrice;
      readonly expiresAt: number;
      readonly isFillOrKill: boolean;
    }
  | { readonly kind: 'filled'; readonly sold: bigint; readonly got: bigint; readonly fee: bigint }
  | {
      readonly kind: 'updated';
      readonly price: OrderPrice | null;
      readonly added: bigint;
      readonly expiresAt: number | null;
    }
  | { readonly kind: 'removed'; readonly isByChain: boolean };

/** One change of one order (1.7.x), from its account's history. */
export interface OrderEvent {
  readonly orderId: string;
  readonly blockNum: number;
  /** block/transaction/operation. */
  readonly operation: string;
  /** Milliseconds since 1970; null from a node that omits it. */
  readonly at: number | null;
  readonly what: Happening;
}

/** The order event in a history record; null for other records. */
export function orderEventOf(record: OperationRecord): OrderEvent | null {
  const read = readRecordedOperation(record.op);
  const found = read === undefined ? null : happeningOf(read, record);
  if (found === null) return null;
  const { block_num: blockNum, trx_in_block: transaction, op_in_trx: operation, block_time: time } = record;
  return {
    ...found,
    blockNum,
    operation: `${blockNum}/${transaction}/${operation}`,
    at: time === undefined ? null : msOfChainTime(time),
  };
}

function happeningOf(
  operation: RecordedOperation,
  record: OperationRecord,
): Pick<OrderEvent, 'orderId' | 'what'> | null {
  const [type, members] = operation;
  if (type === operationType.limit_order_create) {
    // Result 1 is the id of the new object (chain.md §1).
    const [kind, orderId] = record.result;
    if (kind !== 1 || typeof orderId !== 'string') return null;
    const { amount_to_sell: base, min_to_receive: quote, fill_or_kill: isFillOrKill } = members;
    const expiresAt = msOfChainTime(members.expiration);
    return { orderId, what: { kind: 'placed', price: priceOf({ base, quote }), expiresAt, isFillOrKill } };
  }
  if (type === operationType.fill_order) {
    const { order_id: orderId, pays, receives, fee } = members;
    return {
      orderId,
      what: { kind: 'filled', sold: pays.amount, got: receives.amount, fee: fee.amount },
    };
  }
  if (type === operationType.limit_order_cancel) {
    const isByChain = record.is_virtual ?? record.virtual_op > 0;
    return { orderId: members.order, what: { kind: 'removed', isByChain } };
  }
  if (type === operationType.limit_order_update) {
    const { order: orderId, new_price: price, delta_amount_to_sell: delta, new_expiration: time } = members;
    const what = {
      kind: 'updated',
      price: price === undefined ? null : priceOf(price),
      added: delta?.amount ?? 0n,
      expiresAt: time === undefined ? null : msOfChainTime(time),
    } as const;
    return { orderId, what };
  }
  return null;
}

/** A price in the chain's form, base sold and quote wanted. */
export function priceOf({
  base,
  quote,
}: {
  base: { amount: bigint; asset_id: string };
  quote: { amount: bigint; asset_id: string };
}): OrderPrice {
  return {
    soldId: base.asset_id,
    wantedId: quote.asset_id,
    sold: base.amount,
    wanted: quote.amount,
  };
}

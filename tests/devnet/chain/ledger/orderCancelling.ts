import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { bookFee } from './accountFees.ts';
import { adjustBalance, adjustCoreInOrders, CORE } from './balances.ts';
import { smaller } from './bounds.ts';
import type { Context } from './evaluator.ts';
import { currentFee } from './feeSchedule.ts';
import type { Asset } from './objects/amounts.ts';
import type { LimitOrderObject } from './objects/market.ts';
import type { State } from './state.ts';

interface DeferredFee {
  core: bigint;
  paid: Asset;
}

/** Removes an order for its owner: everything for sale and the whole deferred fee are refunded. */
export function cancelOrder({ state }: Context, order: LimitOrderObject): Asset {
  return refundOrder(state, order, { core: order.deferred_fee, paid: order.deferred_paid_fee });
}

/** Removes an order the chain itself ends (expired, or too small): a cancel fee is kept, a virtual operation recorded. */
export function endOrder(context: Context, order: LimitOrderObject): void {
  const { state } = context;
  const { rest, fee } = keepCancelFee(state, order);
  const refund = refundOrder(state, order, rest);
  const operation = { fee, fee_paying_account: order.seller, order: order.id, extensions: [] };
  context.recordVirtual([operationType.limit_order_cancel, operation], [2, refund]);
}

function keepCancelFee(state: State, order: LimitOrderObject): { rest: DeferredFee; fee: Asset } {
  const { seller, deferred_fee: core, deferred_paid_fee: paid } = order;
  const asked = currentFee(state, operationType.limit_order_cancel, 'fee');
  const kept = smaller(asked, core);
  if (kept === 0n) return { rest: { core, paid }, fee: { amount: 0n, asset_id: CORE } };
  bookFee(state, seller, kept);
  if (paid.amount === 0n) return { rest: { core: core - kept, paid }, fee: { amount: kept, asset_id: CORE } };
  const keptPaid = (paid.amount * kept + core - 1n) / core;
  const { id, accumulated_fees } = state.dynamicData(paid.asset_id);
  state.store.modify('2.3', id, { accumulated_fees: accumulated_fees + keptPaid });
  const rest = { core: core - kept, paid: { ...paid, amount: paid.amount - keptPaid } };
  return { rest, fee: { amount: keptPaid, asset_id: paid.asset_id } };
}

function refundOrder(state: State, order: LimitOrderObject, deferred: DeferredFee): Asset {
  const refund = { amount: order.for_sale, asset_id: order.sell_price.base.asset_id };
  adjustCoreInOrders(state, order.seller, { ...refund, amount: -refund.amount });
  adjustBalance(state, order.seller, refund);
  if (order.deferred_paid_fee.amount === 0n) {
    adjustBalance(state, order.seller, { amount: deferred.core, asset_id: CORE });
  } else {
    adjustBalance(state, order.seller, deferred.paid);
    const { id, fee_pool } = state.dynamicData(deferred.paid.asset_id);
    state.store.modify('2.3', id, { fee_pool: fee_pool + deferred.core });
  }
  state.store.remove(order.id);
  return refund;
}

import { operationType } from '@xbts/shared/protocol/operationTypes.ts';

/** Filters of an account's history. */
export type OperationKind = 'all' | 'payments' | 'trades' | 'pools' | 'other';

const types: Readonly<Record<Exclude<OperationKind, 'all' | 'other'>, readonly number[]>> = {
  payments: [operationType.transfer, operationType.asset_issue, operationType.override_transfer],
  trades: [
    operationType.limit_order_create,
    operationType.limit_order_cancel,
    operationType.limit_order_update,
    operationType.fill_order,
    operationType.call_order_update,
  ],
  pools: [
    operationType.liquidity_pool_create,
    operationType.liquidity_pool_delete,
    operationType.liquidity_pool_deposit,
    operationType.liquidity_pool_withdraw,
    operationType.liquidity_pool_exchange,
    operationType.liquidity_pool_update,
  ],
};

const known: ReadonlySet<number> = new Set(Object.values(types).flat());

/** True when an operation of this type belongs to the kind. */
export function isOfKind(type: number, kind: OperationKind): boolean {
  if (kind === 'all') return true;
  if (kind === 'other') return !known.has(type);
  return types[kind].includes(type);
}

import type { Operation } from '@xbts/shared/protocol/operations.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';

/** What a transaction does, in one word for its result. */
export type Act =
  | 'sent'
  | 'swapped'
  | 'added'
  | 'removed'
  | 'staked'
  | 'claimed'
  | 'ordered'
  | 'cancelled'
  | 'proposed'
  | 'created'
  | 'done';

/** By operation. Of several in one transaction the first of these counts: what the others are for. */
const acts: readonly (readonly [type: number, Act])[] = [
  [operationType.proposal_create, 'proposed'],
  [operationType.liquidity_pool_create, 'created'],
  [operationType.asset_create, 'created'],
  [operationType.liquidity_pool_deposit, 'added'],
  [operationType.liquidity_pool_withdraw, 'removed'],
  [operationType.liquidity_pool_exchange, 'swapped'],
  [operationType.vesting_balance_create, 'staked'],
  [operationType.transfer, 'sent'],
  [operationType.limit_order_create, 'ordered'],
  [operationType.limit_order_cancel, 'cancelled'],
];

/** An order that is filled at once or not at all is a swap. */
const isSwap = ([type, payload]: Operation): boolean =>
  type === operationType.limit_order_create && payload.fill_or_kill;

export function actOf(operations: readonly Operation[]): Act {
  const found = acts.find(([wanted]) => operations.some(([type]) => type === wanted))?.[1] ?? 'done';
  return found === 'ordered' && operations.some(isSwap) ? 'swapped' : found;
}

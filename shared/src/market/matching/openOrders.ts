import type { LimitOrder } from '../../protocol/objects.ts';

/**
 * The orders that a transaction after a head at `headTime` (chain time) meets: the chain cancels those whose expiration
 * is not later than the head at the end of that block (C/db_update.cpp, clear_expired_orders).
 */
export function openOrders(orders: readonly LimitOrder[], headTime: string): LimitOrder[] {
  // Chain times have one form, in which the later one is the greater text.
  return orders.filter(({ expiration }) => expiration > headTime);
}

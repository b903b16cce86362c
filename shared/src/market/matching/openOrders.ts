import type { LimitOrder } from '../../protocol/objects.ts';

/**
 * The orders that a transaction after a head at `headTime` (chain time) meets: at the end of a block the chain cancels
 * those whose expiration is not later than the head (C/db_update.cpp, clear_expired_orders).
 */
export function openOrders(orders: readonly LimitOrder[], headTime: string): LimitOrder[] {
  // Chain times have one form, so later ones sort as greater texts.
  return orders.filter(({ expiration }) => expiration > headTime);
}

import type { OpenOrder, UntoldFills } from './openOrder.ts';
import type { OrderEvent } from './orderEvent.ts';

/** The outcome of an order. */
export type OrderOutcome = 'filled' | 'partlyFilled' | 'expired' | 'cancelled';

/** A change of an order to report: the order after it, with the sales since the last report. */
export interface OrderChange {
  readonly outcome: OrderOutcome;
  readonly order: OpenOrder;
}

/** An account's open orders after events, and the ended ones in order of their ends. */
export interface AppliedEvents {
  readonly open: readonly OpenOrder[];
  readonly ended: readonly OrderChange[];
}

/**
 * An account's open orders after events, oldest first. Fills add up until they are reported. An order that fills or is
 * killed at once never rests, and its owner saw the outcome: it is left out. Fills of unknown orders are left out too.
 */
export function applyOrderEvents(
  orders: readonly OpenOrder[],
  events: readonly OrderEvent[],
  endsAt: Date,
): AppliedEvents {
  const open = new Map(orders.map((order) => [order.id, order]));
  const ended: OrderChange[] = [];
  for (const event of events) {
    const { orderId: id, what } = event;
    const at = new Date(event.at ?? endsAt);
    const order = open.get(id);
    if (what.kind === 'placed') {
      if (!what.isFillOrKill && order === undefined) open.set(id, placedOrder(id, what));
    } else if (order === undefined) continue;
    else if (what.kind === 'updated') open.set(id, updatedOrder(order, what));
    else if (what.kind === 'removed') {
      open.delete(id);
      ended.push({ outcome: outcomeOf(order, what.isByChain, at), order });
    } else {
      const filled = filledOrder(order, what, { at, operation: event.operation });
      open.set(id, filled);
      if (filled.left > 0n) continue;
      open.delete(id);
      ended.push({ outcome: 'filled', order: filled });
    }
  }
  return { open: [...open.values()], ended };
}

type What<Kind extends OrderEvent['what']['kind']> = Extract<OrderEvent['what'], { kind: Kind }>;

function placedOrder(id: string, { price, expiresAt }: What<'placed'>): OpenOrder {
  const { soldId, wantedId, sold: priceSold, wanted: priceWanted } = price;
  const rest = { left: priceSold, expiresAt: new Date(expiresAt), untold: null };
  return { id, soldId, wantedId, priceSold, priceWanted, ...rest };
}

function updatedOrder(order: OpenOrder, { price, added, expiresAt }: What<'updated'>): OpenOrder {
  return {
    ...order,
    ...(price === null ? {} : { priceSold: price.sold, priceWanted: price.wanted }),
    ...(expiresAt === null ? {} : { expiresAt: new Date(expiresAt) }),
    left: order.left + added,
  };
}

function filledOrder(
  order: OpenOrder,
  { sold, got, fee }: What<'filled'>,
  { at, operation }: { at: Date; operation: string },
): OpenOrder {
  const before = order.untold;
  const untold: UntoldFills = {
    sold: (before?.sold ?? 0n) + sold,
    got: (before?.got ?? 0n) + got,
    fee: (before?.fee ?? 0n) + fee,
    since: before?.since ?? at,
    operation,
  };
  return { ...order, left: order.left - sold, untold };
}

/** The chain removes expired orders, and rests too small to buy anything (chain.md §9), which count as filled. */
function outcomeOf({ expiresAt, left, priceSold }: OpenOrder, isByChain: boolean, at: Date): OrderOutcome {
  if (!isByChain) return 'cancelled';
  if (at >= expiresAt) return 'expired';
  return left < priceSold ? 'filled' : 'cancelled';
}

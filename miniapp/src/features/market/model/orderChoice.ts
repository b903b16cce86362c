import { mostCancels } from '@xbts/shared/market/orders/orderSize.ts';
import type { LimitOrder } from '@xbts/shared/protocol/objects.ts';
import { useState } from 'react';

/** The open orders chosen for a joint cancellation. */
export interface OrderChoice {
  /** Whether rows can be ticked. */
  readonly isChoosing: boolean;
  readonly chosen: readonly LimitOrder[];
  begin(): void;
  end(): void;
  toggle(id: string): void;
}

/** Ticks on open orders; one that has disappeared is no longer chosen. */
export function useOrderChoice(orders: readonly LimitOrder[]): OrderChoice {
  const [ids, setIds] = useState<ReadonlySet<string> | null>(null);
  return {
    isChoosing: ids !== null,
    chosen: orders.filter(({ id }) => ids?.has(id) === true),
    begin: () => setIds(new Set()),
    end: () => setIds(null),
    toggle: (id) =>
      setIds((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
  };
}

/** The orders that fit into one transaction of the chain, the oldest first. */
export function cancelledTogether(
  orders: readonly LimitOrder[],
  maximumBytes: number,
): readonly LimitOrder[] {
  return orders.slice(0, mostCancels(maximumBytes));
}

import { useQuery } from '@tanstack/react-query';
import { HOUR_MS } from '@xbts/shared/amounts/durations.ts';
import { reads } from '../../../platform/chain/reads.ts';
import type { OwnOrder } from './ownOrders.ts';
import { readPlacedTimes } from './placedTimes.ts';

/** When the account (1.2.x) placed its orders, milliseconds by order; undefined until read. */
export function usePlacedTimes(
  accountId: string | undefined,
  rows: readonly OwnOrder[],
): ReadonlyMap<string, number> | undefined {
  const orders = rows.map(({ order }) => order.id);
  return useQuery({
    queryKey: ['market', 'placed', accountId, orders.join(' ')],
    queryFn: ({ signal }) => readPlacedTimes(reads, { accountId: accountId ?? '', orders }, { signal }),
    enabled: accountId !== undefined && orders.length > 0,
    staleTime: HOUR_MS,
    placeholderData: (before) => before,
    meta: { isPrivate: true },
  }).data;
}

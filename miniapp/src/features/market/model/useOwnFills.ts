import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { getAccountOperations } from '@xbts/shared/actions/getAccountOperations.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { reads } from '../../../platform/chain/reads.ts';
import type { MarketAssets } from './orderDraft.ts';
import { type OwnFill, ownFillsOf } from './ownFills.ts';
import { tradedKey } from './useTrades.ts';

/** What orders of an account (1.2.x) traded in a market lately, newest first; nothing is read for undefined. */
export function useOwnFills(market: MarketAssets, accountId: string | undefined): UseQueryResult<OwnFill[]> {
  return useQuery({
    queryKey: [...tradedKey(market), 'ownFills', accountId],
    queryFn: async ({ signal }) => {
      const type = operationType.fill_order;
      const records = await getAccountOperations(reads, accountId ?? '', type, { signal });
      return ownFillsOf(records, market, accountId ?? '');
    },
    enabled: accountId !== undefined,
    staleTime: 60_000,
    meta: { isPrivate: true },
  });
}

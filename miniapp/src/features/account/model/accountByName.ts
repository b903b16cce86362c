import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { getAccounts } from '@xbts/shared/actions/getAccounts.ts';
import type { Account } from '@xbts/shared/protocol/objects.ts';
import { reads } from '../../../platform/chain/reads.ts';

/** The account with a name on the chain now, null when there is none; nothing is read for null. */
export function useAccountByName(name: string | null): UseQueryResult<Account | null> {
  return useQuery({
    queryKey: ['accountByName', name],
    queryFn: async ({ signal }) => (await getAccounts(reads, [name ?? ''], { signal }))[0] ?? null,
    enabled: name !== null,
    staleTime: 10_000,
    // Never cached across starts: a name may have been taken since.
    gcTime: 60_000,
  });
}

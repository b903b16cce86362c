import { useQuery } from '@tanstack/react-query';
import { callService } from '@xbts/shared/services/callService.ts';
import { servicePrefixes } from '@xbts/shared/services/contract.ts';
import { scamListRoutes } from '@xbts/shared/services/scamLists.ts';
import { shippedScamAccounts } from '@xbts/shared/services/shippedScamLists.ts';
import { fetchJson } from './dataServer.ts';

// Spec §9: base 8 s, scam accounts 300x.
const REFRESH_MS = 2_400_000;

/**
 * Names of accounts to warn of: those shipped with the build and those of the operator's list. A refresh that fails
 * or comes back empty takes nothing away.
 */
export function useScamAccounts(): ReadonlySet<string> {
  const { data } = useQuery({
    queryKey: ['scamAccounts'],
    queryFn: async ({ signal }) => {
      const answer = await callService(
        fetchJson,
        scamListRoutes.accounts,
        {},
        { signal, prefix: servicePrefixes.scamLists },
      );
      return answer.rows;
    },
    staleTime: REFRESH_MS,
    refetchInterval: REFRESH_MS,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return new Set([...shippedScamAccounts, ...(data ?? [])]);
}

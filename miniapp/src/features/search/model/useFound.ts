import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useSettled } from '../../../platform/cache/settled.ts';
import { reads } from '../../../platform/chain/reads.ts';
import { type Found, findOnChain } from './findOnChain.ts';

/** What the typed text names on the chain, once the typing has paused; nothing is read for less than two letters. */
export function useFound(typed: string): UseQueryResult<Found> {
  const text = useSettled(typed.trim());
  return useQuery({
    queryKey: ['found', text],
    queryFn: ({ signal }) => findOnChain(reads, text, signal),
    enabled: text.length > 1,
    staleTime: 60_000,
    gcTime: 60_000,
  });
}

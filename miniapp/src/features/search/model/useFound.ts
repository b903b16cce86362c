import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useSettled } from '../../../platform/cache/settled.ts';
import { reads } from '../../../platform/chain/reads.ts';
import { type Found, findOnChain } from './findOnChain.ts';

/** The matches of a typed text on the chain, after a pause in typing; nothing is read for less than two letters. */
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

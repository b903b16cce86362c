import { useQuery } from '@tanstack/react-query';
import { chain } from './chain.ts';

/** The chain's id, once known; '' before. */
export function useChainId(): string {
  const { data } = useQuery({
    queryKey: ['chainId'],
    queryFn: () => chain.chainId(),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? '';
}

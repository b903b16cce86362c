import { useQuery } from '@tanstack/react-query';
import { getGlobalProperties } from '@xbts/shared/actions/getGlobalProperties.ts';
import { DEFAULT_MAX_TRANSACTION_BYTES } from '@xbts/shared/protocol/constants.ts';
import { chain } from './chain.ts';

// Spec §9: base 8 s, global chain data 300x.
const REFRESH_MS = 2_400_000;

/** Global properties of the chain: fee schedule, block interval, limits. */
export function useGlobalProperties() {
  return useQuery({
    queryKey: ['globalProperties'],
    queryFn: () => getGlobalProperties(chain),
    staleTime: REFRESH_MS,
    refetchInterval: REFRESH_MS,
  });
}

/** The bytes a transaction may have; the chain's default until its parameter is read. */
export function useMaximumTransactionSize(): number {
  return useGlobalProperties().data?.parameters.maximum_transaction_size ?? DEFAULT_MAX_TRANSACTION_BYTES;
}

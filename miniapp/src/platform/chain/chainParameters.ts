import { useQuery } from '@tanstack/react-query';
import { getGlobalProperties } from '@xbts/shared/actions/getGlobalProperties.ts';
import { DEFAULT_MAX_TRANSACTION_BYTES } from '@xbts/shared/protocol/constants.ts';
import { intervals } from '../jobs/intervals.ts';
import { reads } from './reads.ts';

/** The query of the chain's global properties: fee schedule, block interval, limits. */
export const globalPropertiesQuery = {
  queryKey: ['globalProperties'] as const,
  queryFn: () => getGlobalProperties(reads),
  staleTime: intervals.globalProperties.everyMs,
};

/** Global properties of the chain, kept fresh by a periodic job. */
export function useGlobalProperties() {
  return useQuery(globalPropertiesQuery);
}

/** The maximum bytes of a transaction; the chain's default until its parameter is read. */
export function useMaximumTransactionSize(): number {
  return useGlobalProperties().data?.parameters.maximum_transaction_size ?? DEFAULT_MAX_TRANSACTION_BYTES;
}

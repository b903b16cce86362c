import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { callService } from '@xbts/shared/services/callService.ts';
import { useConnectionState } from '../../../platform/chain/connection.ts';
import { fetchJson } from '../../../platform/server/dataServer.ts';
import { type Pool, poolOf } from './poolOf.ts';

/** Maximum characters of a search at the data server. */
const LONGEST = 32;

const firstWord = (query: string): string =>
  query
    .trim()
    .split(/[\s/]+/u)[0]
    ?.slice(0, LONGEST) ?? '';

async function searchDataServer(query: string, signal: AbortSignal): Promise<readonly Pool[]> {
  const { dataServerPaths } = await import('@xbts/shared/services/contract.ts');
  const { rows } = await callService(fetchJson, dataServerPaths.lps, { params: { query } }, { signal });
  return rows.map(poolOf);
}

/**
 * Pools with the first word of the query in a symbol, from the data server (spec §7): used while no node answers and
 * `isWanted`, since the list of all pools takes longer to read there.
 */
export function useDataServerPools(query: string, isWanted: boolean): UseQueryResult<readonly Pool[]> {
  const isOffline = useConnectionState() === 'offline';
  const word = firstWord(query);
  return useQuery({
    queryKey: ['servedPools', word],
    queryFn: ({ signal }) => searchDataServer(word, signal),
    enabled: isWanted && isOffline && word !== '',
    staleTime: 10_000,
    meta: { isPrivate: true },
  });
}

import { useQueries } from '@tanstack/react-query';
import { getAccounts } from '@xbts/shared/actions/getAccounts.ts';
import { batchedReads } from '../../../platform/cache/batchedReads.ts';
import { reads } from '../../../platform/chain/reads.ts';

interface Named {
  id: string;
  name: string;
}

const readName = batchedReads<Named>(async (ids) => {
  const accounts = await getAccounts(reads, ids);
  return new Map(
    accounts.flatMap((found) => (found === null ? [] : [[found.id, { id: found.id, name: found.name }]])),
  );
});

function byId(results: readonly { data: Named | null | undefined }[]): ReadonlyMap<string, string> {
  return new Map(results.flatMap(({ data }) => (data ? [[data.id, data.name]] : [])));
}

interface NameQuery {
  state: { data: Named | null | undefined };
}

const nameQuery = (id: string) => ({
  queryKey: ['accountName', id] as const,
  queryFn: () => readName(id),
  // An account keeps its name forever; a new one may be missing on this node.
  staleTime: ({ state }: NameQuery) => (state.data === null ? 0 : Number.POSITIVE_INFINITY),
});

/** Names of accounts by their ids 1.2.x, read in one call and cached. Unknown ones are absent. */
export function useAccountNames(ids: readonly string[]): ReadonlyMap<string, string> {
  return useQueries({ queries: [...new Set(ids)].map(nameQuery), combine: byId });
}

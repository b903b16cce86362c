import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { whenPainted } from '../../../platform/parts/painting.ts';
import {
  AFTER_FAILURE_MS,
  type CachedScamLists,
  cachedScamLists,
  isPartial,
  type ListsQuery,
} from './cachedScamLists.ts';

/** The list that an account is on: the operator's own forbids, the public one warns. */
export interface Listing {
  list: 'operator' | 'public';
  /** The age of the list (ms); null while it was never read as a whole. */
  at: number | null;
}

/** Names of accounts to warn of, from both lists. */
export interface ScamAccounts {
  /** Whether a name, in small letters, is on either list. */
  has(name: string): boolean;
  /** The list that a name is on, the operator's first; null for any other. */
  listing(name: string): Listing | null;
  /** The operator's names: nothing can be sent to them from here. */
  forbidden: ReadonlySet<string>;
  /** False until both lists are there: a moment after the first start. */
  isReady: boolean;
  /** When the operator's lists were read last (ms); null when never. */
  readAt: number | null;
  /** The day of the public list (ms); null when it can't be loaded. */
  publicAt: number | null;
}

/** The query of both lists of the operator. */
export const scamListsQuery = {
  ...cachedScamLists,
  queryFn: async ({ client, signal }: { client: QueryClient; signal: AbortSignal }) => {
    await whenPainted();
    const { readScamLists } = await import('./readScamLists.ts');
    return readScamLists(client.getQueryData<CachedScamLists>(cachedScamLists.queryKey), signal);
  },
};

/** The public list ships with the build and is never kept in the browser's storage: it would fill it. */
const publicListQuery = {
  queryKey: ['publicScamList'] as const,
  queryFn: async () => {
    await whenPainted();
    return (await import('@xbts/shared/services/publicScamList.ts')).publicScamList;
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  meta: { isPrivate: true },
};

const toSets = ({ operator, readAt }: CachedScamLists) => ({
  accounts: new Set(operator.accounts) as ReadonlySet<string>,
  assets: new Set(operator.assets) as ReadonlySet<string>,
  readAt,
});

const useOperatorLists = () =>
  useQuery({
    ...scamListsQuery,
    select: toSets,
    refetchInterval: (query: ListsQuery) => (isPartial(query) ? AFTER_FAILURE_MS : false),
    refetchOnWindowFocus: false,
  }).data;

const none: ReadonlySet<string> = new Set();

/** The symbols on the operator's list, in capitals; there is no public list of assets. */
export const useScamAssets = (): ReadonlySet<string> => useOperatorLists()?.assets ?? none;

/**
 * The accounts to warn of: the operator's and the public list. A refresh that fails or comes back empty takes nothing
 * away. What reads them is loaded when the first reader is drawn; a list calls it once and gives its rows `isScam`.
 */
export function useScamAccounts(): ScamAccounts {
  const operator = useOperatorLists();
  const { data: known, isError } = useQuery(publicListQuery);
  return useMemo(() => {
    const forbidden = operator?.accounts ?? none;
    const readAt = operator?.readAt ?? null;
    const publicAt = known?.at ?? null;
    const listing = (name: string): Listing | null => {
      if (forbidden.has(name)) return { list: 'operator', at: readAt };
      return known?.names.has(name) === true ? { list: 'public', at: publicAt } : null;
    };
    return {
      has: (name) => listing(name) !== null,
      listing,
      forbidden,
      isReady: operator !== undefined && (known !== undefined || isError),
      readAt,
      publicAt,
    };
  }, [operator, known, isError]);
}

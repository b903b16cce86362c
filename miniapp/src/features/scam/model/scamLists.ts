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

/** The list with an account: the operator's own forbids, the public one warns. */
export interface Listing {
  list: 'operator' | 'public';
  /** The age of the list (ms); null before its first complete read. */
  at: number | null;
}

/** Names of accounts to warn of, from both lists. */
export interface ScamAccounts {
  /** Whether a name, in small letters, is on either list. */
  has(name: string): boolean;
  /** The list that a name is on, the operator's first; null for any other. */
  listing(name: string): Listing | null;
  /** The operator's names: no payments to them from here. */
  forbidden: ReadonlySet<string>;
  /** False until both lists are loaded: a moment after the first start. */
  isReady: boolean;
  /** The time of the last read of the operator's lists (ms); null: never. */
  readAt: number | null;
  /** The day of the public list (ms); null when it cannot be loaded. */
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

/** The public list ships with the build and is never stored in the browser's storage, which it would fill. */
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
 * The accounts to warn of: the operator's and the public list. A failed or empty refresh removes nothing. The readers'
 * code loads with the first one; a list calls it once and gives its rows `isScam`.
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

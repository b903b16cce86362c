import { type QueryClient, useQuery } from '@tanstack/react-query';
import { intervals } from '../../../platform/jobs/intervals.ts';
import type { KeptScamLists } from './readScamLists.ts';

// After a failure the shortest multiple of spec §9, 3x; otherwise the table of periodic jobs reads.
const AFTER_FAILURE_MS = 24_000;

/** Names of accounts and symbols of assets to warn of. */
export interface ScamLists {
  /** Account names, in small letters. */
  accounts: ReadonlySet<string>;
  /** Asset symbols, in capitals. */
  assets: ReadonlySet<string>;
  /** False until the lists that ship with the build are there: a moment after the first start. */
  isReady: boolean;
  /** When the operator's lists were read last (ms); null while only those shipped with the build are known. */
  readAt: number | null;
}

const none: ScamLists = { accounts: new Set(), assets: new Set(), isReady: false, readAt: null };

const toSets = ({ accounts, assets, readAt }: KeptScamLists): ScamLists => ({
  accounts: new Set(accounts),
  assets: new Set(assets),
  isReady: true,
  readAt,
});

interface ListsQuery {
  state: { data: KeptScamLists | undefined };
}

const isPartial = ({ state }: ListsQuery): boolean => state.data?.isWhole === false;

/** The query of both lists. */
export const scamListsQuery = {
  queryKey: ['scamLists'] as const,
  queryFn: async ({ client, signal }: { client: QueryClient; signal: AbortSignal }) => {
    const { readScamLists } = await import('./readScamLists.ts');
    return readScamLists(client.getQueryData<KeptScamLists>(['scamLists']), signal);
  },
  staleTime: (query: ListsQuery) => (isPartial(query) ? AFTER_FAILURE_MS : intervals.scamLists.everyMs),
  gcTime: Number.POSITIVE_INFINITY,
};

/**
 * The lists of scam accounts and assets: those shipped with the build and those of the operator together. A refresh
 * that fails or comes back empty takes nothing away. What reads them is loaded when the first reader is drawn.
 * A list calls it once and gives its rows `isScam`.
 */
export function useScamLists(): ScamLists {
  const { data } = useQuery({
    ...scamListsQuery,
    select: toSets,
    refetchInterval: (query: ListsQuery) => (isPartial(query) ? AFTER_FAILURE_MS : false),
    refetchOnWindowFocus: false,
  });
  return data ?? none;
}

/** The names of accounts to warn of; see useScamLists. */
export const useScamAccounts = (): ReadonlySet<string> => useScamLists().accounts;

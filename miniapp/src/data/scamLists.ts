import { useQuery } from '@tanstack/react-query';
import type { KeptScamLists } from './readScamLists.ts';

// Spec §9: base 8 s, scam accounts 300x; after a failure the shortest multiple, 3x.
const REFRESH_MS = 2_400_000;
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

const nextReading = ({ state }: { state: { data: KeptScamLists | undefined } }): number =>
  state.data?.isWhole === true ? REFRESH_MS : AFTER_FAILURE_MS;

/**
 * The lists of scam accounts and assets: those shipped with the build and those of the operator together. A refresh
 * that fails or comes back empty takes nothing away. What reads them is loaded when the first reader is drawn.
 * A list calls it once and gives its rows `isScam`.
 */
export function useScamLists(): ScamLists {
  const { data } = useQuery({
    queryKey: ['scamLists'],
    queryFn: async ({ client, queryKey, signal }) => {
      const { readScamLists } = await import('./readScamLists.ts');
      return readScamLists(client.getQueryData<KeptScamLists>(queryKey), signal);
    },
    select: toSets,
    staleTime: nextReading,
    refetchInterval: nextReading,
    refetchOnWindowFocus: false,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return data ?? none;
}

/** The names of accounts to warn of; see useScamLists. */
export const useScamAccounts = (): ReadonlySet<string> => useScamLists().accounts;

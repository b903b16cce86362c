import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister';
import { QueryClient } from '@tanstack/react-query';
import {
  type PersistedClient,
  type PersistQueryClientProviderProps,
  removeOldestQuery,
} from '@tanstack/react-query-persist-client';
import { isLacking } from '@xbts/shared/errors/isLacking.ts';
import { appConfig } from '../server/config.ts';
import { fromCacheText, toCacheText } from './cacheText.ts';

const CHAIN_KEY = 'xbts.cache.chain';
/** Milliseconds that a kept figure may be shown (with its age) at the next opening: a week. */
const KEPT_MS = 7 * 86_400_000;

/** The cache of everything read from chain and services. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      gcTime: KEPT_MS,
      staleTime: 10_000,
      // The chain client repeats reads on other nodes by itself; what is not there at all does not come by asking twice.
      retry: (count, error) => count < 1 && !isLacking(error),
      // A browser's own idea of being offline is often wrong in web views; a failed read says it better.
      networkMode: 'always',
    },
  },
});

/** The chain of the kept figures; while the server itself does not know it ('auto', no node answers), that of the last visit. */
function keptChainId(): string {
  if (appConfig.chainId === 'auto') return localStorage.getItem(CHAIN_KEY) ?? 'auto';
  localStorage.setItem(CHAIN_KEY, appConfig.chainId);
  return appConfig.chainId;
}

/** What figures that are kept belong to: another version may have other shapes, another network other truths. */
export let keptMark = '';

/**
 * How the cache is kept in localStorage under xbts.cache, so that a second opening shows the last figures at once; it is
 * read when `mayRead` resolves.
 */
export function persistOptions(
  mayRead: () => Promise<void>,
): PersistQueryClientProviderProps['persistOptions'] {
  keptMark = `${appConfig.version} ${keptChainId()} ${appConfig.nodes[0]}`;
  const persister = createSyncStoragePersister({
    storage: window.localStorage,
    key: 'xbts.cache',
    throttleTime: 2000,
    // Where the browser has no more room, the oldest figures make place for the newest.
    retry: removeOldestQuery,
    serialize: toCacheText,
    deserialize: (text) => fromCacheText(text) as PersistedClient,
  });
  return {
    maxAge: KEPT_MS,
    buster: keptMark,
    persister: { ...persister, restoreClient: () => mayRead().then(persister.restoreClient) },
    dehydrateOptions: {
      // What is decrypted never leaves memory. Figures stay though a later read of them has failed.
      shouldDehydrateQuery: ({ meta, state }) => meta?.['isPrivate'] !== true && state.data !== undefined,
    },
  };
}

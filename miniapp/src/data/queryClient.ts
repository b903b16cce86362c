import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister';
import { defaultShouldDehydrateQuery, QueryClient } from '@tanstack/react-query';
import type { PersistedClient, PersistQueryClientProviderProps } from '@tanstack/react-query-persist-client';
import { fromCacheText, toCacheText } from './cacheText.ts';
import { appConfig } from './config.ts';

/** Milliseconds that a kept figure may be shown (with its age) at the next opening: a week. */
const KEPT_MS = 7 * 86_400_000;

/** The cache of everything read from chain and services. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      gcTime: KEPT_MS,
      staleTime: 10_000,
      // The chain client repeats reads on other nodes by itself.
      retry: 1,
      // A browser's own idea of being offline is often wrong in web views; a failed read says it better.
      networkMode: 'always',
    },
  },
});

/** How the cache is kept in localStorage under xbts.cache, so that a second opening shows the last figures at once. */
export function persistOptions(): PersistQueryClientProviderProps['persistOptions'] {
  return {
    maxAge: KEPT_MS,
    // Another version may have other shapes, another network other truths.
    buster: `${appConfig.version} ${appConfig.chainId} ${appConfig.nodes[0]}`,
    persister: createSyncStoragePersister({
      storage: window.localStorage,
      key: 'xbts.cache',
      throttleTime: 2000,
      serialize: toCacheText,
      deserialize: (text) => fromCacheText(text) as PersistedClient,
    }),
    dehydrateOptions: {
      // What is decrypted never leaves memory.
      shouldDehydrateQuery: (query) =>
        query.meta?.['isPrivate'] !== true && defaultShouldDehydrateQuery(query),
    },
  };
}

import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister';
import {
  type PersistQueryClientProviderProps,
  persistQueryClientRestore,
  persistQueryClientSubscribe,
  removeOldestQuery,
} from '@tanstack/react-query-persist-client';
import { parsePersistedClient, persistedClientText } from './persistedClient.ts';
import { CACHE_KEY, cacheScope, KEPT_MS, queryClient } from './queryClient.ts';

/* Loads at once when something is kept, otherwise with the first paint: a first visit has nothing to restore. */

const options = (): PersistQueryClientProviderProps['persistOptions'] => ({
  maxAge: KEPT_MS,
  buster: cacheScope,
  persister: createSyncStoragePersister({
    storage: window.localStorage,
    key: CACHE_KEY,
    throttleTime: 2000,
    // When the browser's storage is full, the oldest figures make room for the newest.
    retry: removeOldestQuery,
    serialize: persistedClientText,
    deserialize: parsePersistedClient,
  }),
  dehydrateOptions: {
    // Decrypted data never leave memory. Figures stay even if a later read of them has failed.
    shouldDehydrateQuery: ({ meta, state }) => meta?.isPrivate !== true && state.data !== undefined,
  },
});

/** Restores the kept cache; entries of another version or network, or unreadable ones, are dropped. */
export function restoreCache(): Promise<void> {
  return persistQueryClientRestore({ queryClient, ...options() });
}

/** Keeps the stored cache in step. */
export function keepCache(): () => void {
  return persistQueryClientSubscribe({ queryClient, ...options() });
}

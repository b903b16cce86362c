import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister';
import {
  type PersistQueryClientProviderProps,
  persistQueryClientRestore,
  persistQueryClientSubscribe,
  removeOldestQuery,
} from '@tanstack/react-query-persist-client';
import { parsePersistedClient, persistedClientText } from './persistedClient.ts';
import { CACHE_KEY, cacheScope, KEPT_MS, queryClient } from './queryClient.ts';

/*
 * Loaded at once where something is kept, otherwise when the first picture is drawn: a first opening has nothing to restore.
 */

const options = (): PersistQueryClientProviderProps['persistOptions'] => ({
  maxAge: KEPT_MS,
  buster: cacheScope,
  persister: createSyncStoragePersister({
    storage: window.localStorage,
    key: CACHE_KEY,
    throttleTime: 2000,
    // Where the browser has no more room, the oldest figures make place for the newest.
    retry: removeOldestQuery,
    serialize: persistedClientText,
    deserialize: parsePersistedClient,
  }),
  dehydrateOptions: {
    // What is decrypted never leaves memory. Figures stay though a later read of them has failed.
    shouldDehydrateQuery: ({ meta, state }) => meta?.isPrivate !== true && state.data !== undefined,
  },
});

/** Puts what was kept into the cache; what belongs to another version or network, or can't be read, is dropped. */
export function restoreCache(): Promise<void> {
  return persistQueryClientRestore({ queryClient, ...options() });
}

/** Keeps the cache in step from now on. */
export function keepCache(): () => void {
  return persistQueryClientSubscribe({ queryClient, ...options() });
}

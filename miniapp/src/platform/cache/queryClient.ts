import { QueryClient } from '@tanstack/react-query';
import { DAY_MS } from '@xbts/shared/amounts/durations.ts';
import { isUnavailable } from '@xbts/shared/errors/isUnavailable.ts';
import { appConfig } from '../server/config.ts';

const CHAIN_KEY = 'xbts.cache.chain';
/** Milliseconds for which a kept figure may be shown (with its age) at the next visit: a week. */
export const KEPT_MS = 7 * DAY_MS;

/** The cache of everything read from chain and services. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      gcTime: KEPT_MS,
      staleTime: 10_000,
      // The chain client itself repeats reads on other nodes; a second attempt cannot bring an unavailable thing.
      retry: (count, error) => count < 1 && !isUnavailable(error),
      // A browser's offline state is often wrong in web views; a failed read is reliable.
      networkMode: 'always',
    },
  },
});

/** The chain of the kept figures; while the server itself does not know it ('auto', no node answers), that of the last visit. */
function cachedChainId(): string {
  if (appConfig.chainId === 'auto') return localStorage.getItem(CHAIN_KEY) ?? 'auto';
  localStorage.setItem(CHAIN_KEY, appConfig.chainId);
  return appConfig.chainId;
}

/** What figures that are kept belong to: another version may have other shapes, another network other truths. */
export let cacheScope = '';

/** The storage key of the cache, which lets a second visit show the last figures at once. */
export const CACHE_KEY = 'xbts.cache';

/** To be called once the configuration is there: says what the kept figures belong to from now on. */
export function setCacheScope(): void {
  cacheScope = `${appConfig.version} ${cachedChainId()} ${appConfig.nodes[0]}`;
}

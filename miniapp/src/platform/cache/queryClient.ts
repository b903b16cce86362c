import { QueryClient } from '@tanstack/react-query';
import { DAY_MS } from '@xbts/shared/amounts/durations.ts';
import { isUnavailable } from '@xbts/shared/errors/isUnavailable.ts';
import { appConfig } from '../server/config.ts';

const CHAIN_KEY = 'xbts.cache.chain';
/** Milliseconds that a kept figure may be shown (with its age) at the next opening: a week. */
export const KEPT_MS = 7 * DAY_MS;

/** The cache of everything read from chain and services. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      gcTime: KEPT_MS,
      staleTime: 10_000,
      // The chain client repeats reads on other nodes by itself; what is not there at all does not come by asking twice.
      retry: (count, error) => count < 1 && !isUnavailable(error),
      // A browser's own idea of being offline is often wrong in web views; a failed read says it better.
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

/** Where the cache is kept, so that a second opening shows the last figures at once. */
export const CACHE_KEY = 'xbts.cache';

/** To be called once the configuration is there: says what the kept figures belong to from now on. */
export function setCacheScope(): void {
  cacheScope = `${appConfig.version} ${cachedChainId()} ${appConfig.nodes[0]}`;
}

import { nameOf, type OfflineCopy } from './offlineCopy.ts';

/** What a browser does by itself with a request that fits, without starting the service worker: the first rule that fits counts. */
export interface Rule {
  readonly condition: {
    readonly urlPattern?: {
      readonly baseURL: string;
      readonly pathname: string;
      readonly search?: string;
    };
    readonly requestMode?: RequestMode;
    readonly requestDestination?: RequestDestination;
  };
  /** Where a cache lacks the very address, the network is asked. */
  readonly source: 'network' | { readonly cacheName: string };
}

/**
 * What a browser need not start the service worker for, which takes a slow phone longer than to read a file: the page at the address that
 * the messenger opens, and the app's files, from the copy; data, from the network. Any other page is the service worker's own to answer.
 */
export function rulesFor(copy: OfflineCopy, baseURL: string): readonly Rule[] {
  const source = { cacheName: nameOf(copy) };
  return [
    { condition: { requestMode: 'navigate', urlPattern: { baseURL, pathname: '/', search: '' } }, source },
    { condition: { urlPattern: { baseURL, pathname: '/assets/*' } }, source },
    { condition: { requestDestination: '' }, source: 'network' },
  ];
}

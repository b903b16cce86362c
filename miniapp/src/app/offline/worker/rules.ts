import { nameOf, type OfflineCopy } from './offlineCopy.ts';

/** A rule for requests that the browser answers without starting the service worker: the first matching rule counts. */
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
  /** If a cache lacks exactly this address, the request goes to the network. */
  readonly source: 'network' | { readonly cacheName: string };
}

/**
 * The requests that do not need the service worker, whose start takes a slow phone longer than reading a file: the page
 * at the messenger's address and the app's files come from the copy, data from the network. The service worker itself
 * answers any other page.
 */
export function rulesFor(copy: OfflineCopy, baseURL: string): readonly Rule[] {
  const source = { cacheName: nameOf(copy) };
  return [
    { condition: { requestMode: 'navigate', urlPattern: { baseURL, pathname: '/', search: '' } }, source },
    { condition: { urlPattern: { baseURL, pathname: '/assets/*' } }, source },
    { condition: { requestDestination: '' }, source: 'network' },
  ];
}

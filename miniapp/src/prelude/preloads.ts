import { PRICE_PATH, priceSlugs } from '@xbts/shared/services/priceSlugs.ts';

/** Has the browser ask the origin for the featured prices; the app's own requests take these answers. */
export function preloadPrices(): void {
  // The same mode as the app's fetch, or the browser would ask twice.
  for (const slug of Object.values(priceSlugs))
    addLink({ rel: 'preload', as: 'fetch', href: PRICE_PATH + slug, crossOrigin: 'anonymous' });
}

/** Has the browser load a script that the app imports a moment later. */
export function preloadScript(href: string): void {
  addLink({ rel: 'modulepreload', href });
}

function addLink(properties: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), properties));
}

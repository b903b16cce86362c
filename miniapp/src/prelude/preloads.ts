import { PRICE_PATH, priceSlugs } from '@xbts/shared/services/priceSlugs.ts';

/** Has the browser ask the origin for the featured prices; the app's own requests take these answers. */
export function preloadPrices(): void {
  // The same mode as the app's fetch, or the browser would ask twice.
  for (const slug of Object.values(priceSlugs))
    addLink({ rel: 'preload', as: 'fetch', href: PRICE_PATH + slug, crossOrigin: 'anonymous' });
}

/** Has the browser load a file of the app, which is imported a moment later. */
export function preloadFile(href: string): void {
  addLink(href.endsWith('.css') ? { rel: 'preload', as: 'style', href } : { rel: 'modulepreload', href });
}

/** Has the browser load the screen of a path, as the build's table names its files (build/openingParts.ts). */
export function preloadScreen(path: string, table: string): void {
  const { files, paths }: { files: string[]; paths: Record<string, number[]> } = JSON.parse(table);
  const opening = Object.keys(paths).find((each) =>
    each.endsWith('/') ? path.startsWith(each) : path === each,
  );
  for (const file of paths[opening || ''] || []) preloadFile(`/${files[file]}`);
}

function addLink(properties: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), properties));
}

import { PRICE_PATH, priceSlugs } from '@xbts/shared/services/priceSlugs.ts';
import { togetherPath } from '@xbts/shared/services/togetherPath.ts';

/** Has the browser ask the origin for the featured prices, with the markets' where wanted; the app's own request takes this answer. */
export function preloadPrices(hasTickers: boolean): void {
  const prices = Object.values(priceSlugs).map((slug) => PRICE_PATH + slug);
  const href = togetherPath((hasTickers ? [...prices, '/api/tickers'] : prices).sort());
  // The same mode as the app's fetch, or the browser would ask twice.
  addLink({ rel: 'preload', as: 'fetch', href, crossOrigin: 'anonymous' });
}

/** Has the browser load a file of the app, which is imported a moment later. */
export function preloadFile(href: string): void {
  addLink(href.endsWith('.css') ? { rel: 'preload', as: 'style', href } : { rel: 'modulepreload', href });
}

/** Has the browser load the screen of a path, as the build's table names its files (build/openingParts.ts). */
export function preloadScreen(path: string, table: string): void {
  const { files, paths }: { files: string[]; paths: Record<string, number[]> } = JSON.parse(table);
  const opening = Object.keys(paths).find((each) =>
    /.\/$/u.test(each) ? path.startsWith(each) : path === each,
  );
  for (const file of paths[opening as string] || []) preloadFile(`/${files[file]}`);
}

function addLink(properties: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), properties));
}

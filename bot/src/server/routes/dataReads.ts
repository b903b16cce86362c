import { dataServerPaths } from '@xbts/shared/services/contract.ts';
import { priceSlugs } from '@xbts/shared/services/priceSlugs.ts';
import type { FastifyInstance } from 'fastify';
import type { DataSource, ReadInput, ReadName } from '../../upstreams/dataSource.ts';
import { freshnessOf } from '../cache/routeFreshness.ts';
import { openToAnyOrigin } from '../plugins/anyOrigin.ts';
import { addCachedGet, type CacheDeps, cachedRead } from './cachedRead.ts';
import { readInput } from './readInput.ts';

const ownReads: readonly ReadName[] = [
  'tickers',
  'globalProperties',
  'lpHistory',
  'holders',
  'lpsA',
  'lpsB',
  'lps',
  'lpSingle',
  'getAccount',
  'priceDays',
];

/** A path, and its shorter forms whose last parameters take their defaults. */
function pathsOf(name: ReadName): string[] {
  const { path } = dataServerPaths[name];
  return name === 'holders' ? [path, '/api/v1/holders/:symbol/:start', '/api/v1/holders/:symbol'] : [path];
}

const keyOf = (name: ReadName, params: unknown, body: unknown): string =>
  `${name} ${JSON.stringify([params, body])}`;

/** The data server's paths that are answered and cached as a whole. */
export function addDataReads(server: FastifyInstance, deps: CacheDeps & { source: DataSource }): void {
  for (const name of ownReads) addRead(server, deps, name);
  // Also a path of the operator's own data server, whose clients are pages of other origins.
  server.register(async (open) => {
    openToAnyOrigin(open);
    addRead(open, deps, 'price');
  });
  addPrices(server, deps);
}

/**
 * GET /api/v1/prices: every featured price, as its own path answers it, with one read for both; null when unavailable.
 */
function addPrices(
  server: FastifyInstance,
  { cache, source, ...deps }: CacheDeps & { source: DataSource },
): void {
  const freshness = freshnessOf('price');
  const priceOf = async (slug: (typeof priceSlugs)[keyof typeof priceSlugs]): Promise<unknown> => {
    const key = keyOf('price', { slug }, undefined);
    const load = async () => JSON.stringify(await source.reads.price({ params: { slug }, body: undefined }));
    try {
      return JSON.parse(String((await cache.get(key, freshness, load)).body));
    } catch {
      // A request for that price alone gets the reason.
      return null;
    }
  };
  addCachedGet(server, { ...deps, cache }, dataServerPaths.prices.path, freshness, {
    key: 'prices',
    load: async () =>
      Object.fromEntries(
        await Promise.all(Object.values(priceSlugs).map(async (slug) => [slug, await priceOf(slug)])),
      ),
  });
}

function addRead<Name extends ReadName>(
  server: FastifyInstance,
  deps: CacheDeps & { source: DataSource },
  name: Name,
): void {
  const route = dataServerPaths[name];
  const freshness = freshnessOf(name);
  const hasInput = route.body !== null || route.path.includes(':');

  const handler = cachedRead(deps, freshness, (request) => {
    const params = hasInput ? readInput(route.params, request.params) : {};
    const body = route.body === null ? undefined : readInput(route.body, request.body);
    return {
      key: hasInput ? keyOf(name, params, body) : name,
      load: () => deps.source.reads[name]({ params, body } as ReadInput<Name>),
    };
  });
  for (const url of pathsOf(name)) server.route({ method: route.method, url, handler });
}

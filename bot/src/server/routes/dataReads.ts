import { dataServerPaths } from '@xbts/shared/services/contract.ts';
import { PRICE_PATH, priceSlugs } from '@xbts/shared/services/priceSlugs.ts';
import type { FastifyInstance } from 'fastify';
import type { DataSource, ReadInput, ReadName } from '../../upstreams/dataSource.ts';
import { freshnessOf } from '../cache/routeFreshness.ts';
import { anyOrigin, openToAnyOrigin } from '../plugins/anyOrigin.ts';
import { addPart, type CacheDeps, cachedRead } from './cachedRead.ts';
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

/** A path, and the shorter forms of it whose last parameters take their defaults. */
function pathsOf(name: ReadName): string[] {
  const { path } = dataServerPaths[name];
  return name === 'holders' ? [path, '/api/v1/holders/:symbol/:start', '/api/v1/holders/:symbol'] : [path];
}

const keyOf = (name: ReadName, params: unknown, body: unknown): string =>
  `${name} ${JSON.stringify([params, body])}`;

/** The data server's paths that are answered, and cached, as a whole. */
export function addDataReads(server: FastifyInstance, deps: CacheDeps & { source: DataSource }): void {
  for (const name of ownReads) addRead(server, deps, name);
  // A path of the operator's own data server too, whose clients are pages of other origins.
  server.register(async (open) => {
    openToAnyOrigin(open);
    addRead(open, { ...deps, headers: { ...deps.headers, ...anyOrigin } }, 'price');
  });
  const { tickers, price } = deps.source.reads;
  addPart(deps, dataServerPaths.tickers.path, freshnessOf('tickers'), {
    key: 'tickers',
    load: () => tickers({ params: {}, body: undefined }),
  });
  for (const slug of Object.values(priceSlugs))
    addPart(deps, PRICE_PATH + slug, freshnessOf('price'), {
      key: keyOf('price', { slug }, undefined),
      load: () => price({ params: { slug }, body: undefined }),
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

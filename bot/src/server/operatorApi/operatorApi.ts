import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../../metrics.ts';
import { countedFetch } from '../../upstreams/countedSource.ts';
import type { Freshness } from '../cache/freshness.ts';
import { anyOrigin, openToAnyOrigin } from '../plugins/anyOrigin.ts';
import { type CacheDeps, cachedRead } from '../routes/cachedRead.ts';
import { readInput } from '../routes/readInput.ts';
import { type OperatorPathName, operatorPaths } from './operatorPaths.ts';
import { createOperatorReads, type OperatorInput, type OperatorReadDeps } from './operatorReads.ts';

const preflight = {
  ...anyOrigin,
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'Content-Type, Accept, X-Requested-With',
  'access-control-max-age': '86400',
} as const;

/** Maximum age of an answer while its source is down: as for money and the present block elsewhere. */
const ERROR_MS = 60_000;

type OperatorDeps = CacheDeps & OperatorReadDeps & { readonly metrics: Metrics };

/**
 * The operator's data paths, each answered in the form of its own server, except that failures which that server hides
 * are errors here.
 */
export function addOperatorApi(server: FastifyInstance, deps: OperatorDeps): void {
  const reads = createOperatorReads(deps);
  server.register(async (open) => {
    openToAnyOrigin(open);
    for (const name of Object.keys(operatorPaths) as OperatorPathName[]) addPath(open, name);
  });

  function addPath<Name extends OperatorPathName>(open: FastifyInstance, name: Name): void {
    const route = operatorPaths[name];
    const handler = cachedRead(deps, freshnessOf(route.ttlSeconds), (request) => {
      const params = readInput(route.params, request.params);
      const body = route.body === null ? undefined : readInput(route.body, request.body);
      const load = () => reads[name]({ params, body } as OperatorInput<Name>);
      const what = `operator.${name}`;
      return {
        key: `${what} ${JSON.stringify([params, body])}`,
        load: () => countedFetch(deps.metrics, what, load()),
      };
    });
    for (const url of [route.path, ...shorterForms(route.path)]) {
      open.route({ method: route.method, url, handler });
    }
    if (route.method === 'POST')
      open.options(route.path, (_request, reply) => reply.code(204).headers(preflight).send());
  }
}

function freshnessOf(ttlSeconds: number): Freshness {
  const ttlMs = ttlSeconds * 1_000;
  return { ttlMs, staleMs: ttlMs * 2, errorMs: Math.max(ERROR_MS, ttlMs * 2) };
}

/** A path without its last parameters, which then take their defaults or are said to be missing: '/a/:b/:c' gives '/a/:b' and '/a'. */
function shorterForms(path: string): string[] {
  const shorter = path.replace(/\/:\w+$/u, '');
  return shorter === path ? [] : [shorter, ...shorterForms(shorter)];
}

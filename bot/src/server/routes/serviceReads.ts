import { servicePrefixes } from '@xbts/shared/services/contract.ts';
import { gatewayFamilies, gatewayPaths } from '@xbts/shared/services/gateways.ts';
import { newsRoutes } from '@xbts/shared/services/news.ts';
import { pathParamsOf, type Route } from '@xbts/shared/services/route.ts';
import { stakingServiceRoutes } from '@xbts/shared/services/stakingForms.ts';
import type { FastifyInstance } from 'fastify';
import type { Upstreams } from '../../upstreams/createUpstreams.ts';
import { getReports } from '../../upstreams/news.ts';
import { wireForm } from '../../upstreams/parsedAnswers.ts';
import type { Upstream } from '../../upstreams/upstream.ts';
import type { Freshness } from '../cache/freshness.ts';
import { lastingFreshness } from '../cache/routeFreshness.ts';
import { type CacheDeps, cachedRead } from './cachedRead.ts';
import { readInput } from './readInput.ts';

interface ServiceRead {
  readonly prefix: string;
  readonly route: Route;
  readonly ask: (params: object) => Promise<unknown>;
  readonly freshness: Freshness;
}

/**
 * A gateway's list contains deposit addresses and maintenance flags: an old one serves for at most a quarter of an
 * hour.
 */
export const gatewayFreshness: Freshness = {
  ...lastingFreshness(gatewayPaths.coins.ttlSeconds),
  errorMs: 900_000,
};

function serviceReads({ gateways, staking, news }: Upstreams): ServiceRead[] {
  const lasting = (prefix: string, upstream: Upstream) => (route: Route) => ({
    prefix,
    route,
    ask: (params: object) => upstream.ask(route, { params } as never),
    freshness: lastingFreshness(route.ttlSeconds),
  });
  return [
    ...gatewayFamilies.map((family) => ({
      prefix: servicePrefixes.gateway(family),
      route: gatewayPaths.coins,
      ask: () => gateways[family].coins({}),
      freshness: gatewayFreshness,
    })),
    ...Object.values(stakingServiceRoutes).map(lasting(servicePrefixes.staking, staking)),
    lasting(servicePrefixes.news, news)(newsRoutes.count),
    { ...lasting(servicePrefixes.news, news)(newsRoutes.reports), ask: () => getReports(news) },
  ];
}

/** The paths of upstream services that are answered from the cache, without their bad rows. */
export function addServiceReads(server: FastifyInstance, deps: CacheDeps & { upstreams: Upstreams }): void {
  for (const { prefix, route, ask, freshness } of serviceReads(deps.upstreams)) {
    // A route's own query is fixed: a client's additions change nothing.
    const url = prefix + route.path.replace(/\?.*$/u, '');
    const hasParams = pathParamsOf(route).length > 0;
    server.get(
      url,
      cachedRead(deps, freshness, (request) => {
        const params = hasParams ? (readInput(route.params, request.params) as object) : {};
        return {
          key: hasParams ? `${url} ${JSON.stringify(params)}` : url,
          load: async () => wireForm(await ask(params)),
        };
      }),
    );
  }
}

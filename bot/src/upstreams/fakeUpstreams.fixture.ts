import type { Clock } from '@xbts/shared/client/clock.ts';
import type { FetchJson } from '@xbts/shared/services/fetchJson.ts';
import { type GatewayFamily, gatewayFamilies } from '@xbts/shared/services/gateways.ts';
import type { Log } from '../logging.ts';
import type { Metrics } from '../metrics.ts';
import type { Upstreams } from './createUpstreams.ts';
import { atAnyStatus } from './faucet.ts';
import { firstThatAnswers } from './firstThatAnswers.ts';
import { createGateway, type Gateway } from './gateways.ts';
import { createUpstream, type Upstream } from './upstream.ts';

/**
 * Every service behind one fake fetch, as on the development network: gateways under /gateways/{family}, the rest by
 * prefix.
 */
export function fakeUpstreams(deps: {
  fetchJson: FetchJson;
  clock: Pick<Clock, 'now'>;
  log: Log;
  metrics: Metrics;
}): Upstreams {
  const at = (name: string, prefix = '') =>
    createUpstream({
      ...deps,
      name,
      fetchJson: (request) => deps.fetchJson({ ...request, path: prefix + request.path }),
    });
  const gateways = Object.fromEntries(
    gatewayFamilies.map((family) => [family, createGateway(at(`gateway ${family}`, `/gateways/${family}`))]),
  ) as Record<GatewayFamily, Gateway>;
  return {
    dataServer: at('dataServer', '/data-server'),
    prices: at('prices'),
    market: at('market'),
    scamLists: at('scamLists'),
    staking: at('staking', '/staking'),
    news: { ...at('news', '/news'), baseUrl: 'https://news.example' },
    faucet: createUpstream({ ...deps, name: 'faucet', fetchJson: atAnyStatus(deps.fetchJson) }),
    explorer: firstThatAnswers(
      [0, 1, 2].map((index) => at(`explorer ${index}`, `/explorer${index}`)) as [Upstream],
      deps.clock,
    ),
    gateways,
  };
}

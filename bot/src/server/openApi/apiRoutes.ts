import { alertPaths } from '@xbts/shared/services/alerts.ts';
import { dataServerPaths, servicePrefixes } from '@xbts/shared/services/contract.ts';
import { faucetRoutes } from '@xbts/shared/services/faucet.ts';
import { foreignChainPaths } from '@xbts/shared/services/foreignChains.ts';
import { gatewayRecordPaths } from '@xbts/shared/services/gatewayRecord.ts';
import { gatewayFamilies, gatewayPaths } from '@xbts/shared/services/gateways.ts';
import { minimumPaths } from '@xbts/shared/services/minimums.ts';
import { newsRoutes } from '@xbts/shared/services/news.ts';
import { paymentRequestPaths } from '@xbts/shared/services/paymentRequests.ts';
import type { Route } from '@xbts/shared/services/route.ts';
import { scamListRoutes } from '@xbts/shared/services/scamLists.ts';
import { sharingPaths } from '@xbts/shared/services/sharing.ts';
import { stakingRoutes } from '@xbts/shared/services/staking.ts';
import { stakingCalendarRoutes } from '@xbts/shared/services/stakingCalendar.ts';
import { subscriptionPaths } from '@xbts/shared/services/subscription.ts';
import { operatorPaths } from '../operatorApi/operatorPaths.ts';
import { routeSummaries } from './routeSummaries.ts';

/** One route as it is served. */
export interface ApiRoute {
  readonly group: string;
  /** Names the operation. */
  readonly name: string;
  readonly summary: string;
  /** Path with its parameters as `:name`, without a query. */
  readonly url: string;
  readonly route: Route;
  /** Requires launch data. */
  readonly isPersonal: boolean;
}

type Routes = Readonly<Record<string, Route>>;

function routesOf(group: string, routes: Routes, prefix = '', isPersonal = false): ApiRoute[] {
  return Object.entries(routes).map(([name, route]) => ({
    group,
    name: `${group}.${name}`,
    summary: routeSummaries[`${group.replace(/ .*$/u, '')}.${name}`] ?? '',
    url: prefix + route.path.replace(/\?.*$/u, ''),
    route,
    isPersonal,
  }));
}

/** Every route of the contract, in the page's order. The same tables type the mini app's client. */
export const apiRoutes: readonly ApiRoute[] = [
  ...routesOf('data', dataServerPaths),
  ...routesOf('operator', operatorPaths),
  ...gatewayFamilies.flatMap((family) =>
    routesOf(`gateway ${family}`, gatewayPaths, servicePrefixes.gateway(family)),
  ),
  ...routesOf('gateways', gatewayRecordPaths),
  ...routesOf('foreign', foreignChainPaths),
  ...routesOf('staking', stakingRoutes, servicePrefixes.staking),
  ...routesOf('calendar', stakingCalendarRoutes),
  ...routesOf('news', newsRoutes, servicePrefixes.news),
  ...routesOf('scam', scamListRoutes, servicePrefixes.scamLists),
  ...routesOf('faucet', faucetRoutes, servicePrefixes.faucet),
  ...routesOf('subscription', subscriptionPaths, '', true),
  ...routesOf('alerts', alertPaths, '', true),
  ...routesOf('minimums', minimumPaths, '', true),
  ...routesOf('requests', paymentRequestPaths),
  ...routesOf('sharing', sharingPaths, '', true),
];

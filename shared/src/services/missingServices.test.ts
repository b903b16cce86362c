import { describe, expect, it } from 'vitest';
import { dataServerPaths, servicePrefixes } from './contract.ts';
import { gatewayFamilies, gatewayPaths } from './gateways.ts';
import { gatewayService, missingServiceOf, POOL_HISTORY } from './missingServices.ts';
import { newsRoutes } from './news.ts';
import { pathOf, type Route } from './route.ts';
import { stakingRoutes } from './staking.ts';

const asks = (name: string, prefix: string, route: Route) => [name, prefix + pathOf(route)] as const;
const paths = [
  asks('prices', '', dataServerPaths.price),
  asks('prices', '', dataServerPaths.priceDays),
  asks('market', '', dataServerPaths.tickers),
  asks('explorer', '', dataServerPaths.holders),
  asks(POOL_HISTORY, '', dataServerPaths.lpHistory),
  asks('staking', servicePrefixes.staking, stakingRoutes.payments),
  asks('news', servicePrefixes.news, newsRoutes.reports),
  ...gatewayFamilies.map((family) =>
    asks(gatewayService(family), servicePrefixes.gateway(family), gatewayPaths.coins),
  ),
];

describe('a service that the server lacks', () => {
  it.each(paths)('%s is identified by the path %s', (name, path) => {
    expect(missingServiceOf(path, [name])).toBe(name);
    expect(
      missingServiceOf(
        path,
        paths.map(([each]) => each).filter((each) => each !== name),
      ),
    ).toBeUndefined();
  });

  it('disables no path of the chain', () => {
    const all = paths.map(([name]) => name);
    for (const route of [dataServerPaths.assets, dataServerPaths.gatewayBoard, dataServerPaths.lpSingle])
      expect(missingServiceOf(route.path, all)).toBeUndefined();
  });
});

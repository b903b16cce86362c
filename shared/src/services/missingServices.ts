/** The missing service of a server whose chain nodes keep no history of pools. */
export const POOL_HISTORY = 'pool history';

/** Optional upstreams of the data server, each with the prefixes of the paths that need it. */
const services: readonly (readonly [name: string, path: string])[] = [
  ['prices', '/market/price/'],
  ['prices', '/api/v1/prices'],
  ['prices', '/api/v1/price-days/'],
  ['market', '/api/v1/tickers'],
  ['explorer', '/api/v1/holders/'],
  [POOL_HISTORY, '/api/v1/lp-history'],
  ['faucet', '/faucet/'],
  ['staking', '/staking/'],
  ['news', '/news/'],
];

const gatewayPath = /^\/gateways\/(\w+)\//u;

/** The name of a gateway family among the services. */
export const gatewayService = (family: string): string => `gateway ${family}`;

/** The service that a path of the data server needs, when this server lacks it. */
export function missingServiceOf(path: string, missing: readonly string[]): string | undefined {
  const family = gatewayPath.exec(path)?.[1];
  const name =
    family === undefined
      ? services.find(([, beginning]) => path.startsWith(beginning))?.[0]
      : gatewayService(family);
  return name !== undefined && missing.includes(name) ? name : undefined;
}

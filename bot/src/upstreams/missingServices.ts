import { gatewayFamilies } from '@xbts/shared/services/gateways.ts';
import { gatewayService } from '@xbts/shared/services/missingServices.ts';
import type { BotConfig } from '../config.ts';

/** Names of the services that the settings switch off, for /config.json. */
export function missingServices(upstreams: BotConfig['upstreams']): string[] {
  const { dataServer, prices, market, explorer, faucet, staking, news, gateways } = upstreams;
  // Another data server may have services that this one lacks.
  const data = dataServer === '' ? { prices, market, explorer: explorer.join('') } : {};
  const bases = {
    ...data,
    faucet,
    staking,
    news,
    ...Object.fromEntries(gatewayFamilies.map((family) => [gatewayService(family), gateways[family]])),
  };
  return Object.entries(bases).flatMap(([name, base]) => (base === '' ? [name] : []));
}

import { dataServerPaths } from '@xbts/shared/services/contract.ts';
import { explorerRoutes } from '@xbts/shared/services/explorer.ts';
import { faucetRoutes } from '@xbts/shared/services/faucet.ts';
import { faucetErrorSchema } from '@xbts/shared/services/faucetError.ts';
import type { FetchJson } from '@xbts/shared/services/fetchJson.ts';
import { type ForeignNetwork, foreignNetworks } from '@xbts/shared/services/foreignChains.ts';
import { gatewayFamilies, gatewayRoutes } from '@xbts/shared/services/gateways.ts';
import { newsRoutes } from '@xbts/shared/services/news.ts';
import { priceSlugs } from '@xbts/shared/services/priceSlugs.ts';
import { priceRoutes } from '@xbts/shared/services/prices.ts';
import { pathOf, type Route } from '@xbts/shared/services/route.ts';
import { scamListRoutes } from '@xbts/shared/services/scamLists.ts';
import { stakingRoutes } from '@xbts/shared/services/staking.ts';
import { marketRoutes } from '@xbts/shared/services/tickers.ts';
import * as v from 'valibot';
import type { BotConfig } from '../config.ts';
import { askService } from '../upstreams/askService.ts';

/** A service, the setting that names it, and a question that changes nothing there. */
export interface ServiceRow {
  readonly name: string;
  readonly setting: string;
  /** Empty: the settings do without. */
  readonly base: string;
  /** @throws AppError as askService */
  readonly ask: (fetchJson: FetchJson) => Promise<unknown>;
}

const byRoute =
  (route: Route, params: Readonly<Record<string, unknown>> = {}) =>
  (fetchJson: FetchJson): Promise<unknown> =>
    askService(fetchJson, { method: route.method, path: pathOf(route, params) }, route.answer);

/** An account without a name, which a faucet refuses in its own form: none is made. */
async function askFaucet(fetchJson: FetchJson): Promise<unknown> {
  const { method, path } = faucetRoutes.register;
  const refusing: FetchJson = async (request) => {
    const { status, body } = await fetchJson(request);
    return { status: status === 422 || status === 400 ? 200 : status, body };
  };
  return askService(refusing, { method, path, body: { account: {} } }, faucetErrorSchema);
}

const askExplorer = byRoute(explorerRoutes.holders, { assetId: '1.3.0', start: 0, limit: 1 });

const height = v.pipe(v.number(), v.safeInteger());

function askForeign(network: ForeignNetwork): ServiceRow['ask'] {
  if (network === 'btc' || network === 'ltc')
    return (fetchJson) => askService(fetchJson, { method: 'GET', path: '/blocks/tip/height' }, height);
  const body = { jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] };
  const answer = v.object({ result: v.pipe(v.string(), v.regex(/^0x[0-9a-f]+$/iu)) });
  return (fetchJson) => askService(fetchJson, { method: 'POST', path: '', body }, answer);
}

const [firstSlug = ''] = Object.values(priceSlugs);

/** Every service of the settings, in the order of the example of settings. */
export function serviceTable(upstreams: BotConfig['upstreams']): ServiceRow[] {
  const { dataServer, prices, market, faucet, staking, news, scamLists, explorer, gateways } = upstreams;
  const row = (name: string, setting: string, base: string, ask: ServiceRow['ask']): ServiceRow => ({
    name,
    setting,
    base,
    ask,
  });
  return [
    row('data server', 'DATA_SERVER_URL', dataServer, byRoute(dataServerPaths.globalProperties)),
    row('prices', 'PRICES_URL', prices, byRoute(priceRoutes.ticker, { slug: firstSlug })),
    row('market', 'MARKET_URL', market, byRoute(marketRoutes.tickers)),
    row('faucet', 'FAUCET_URL', faucet, askFaucet),
    ...gatewayFamilies.map((family) =>
      row(
        `gateway ${family}`,
        `GATEWAY_${family.toUpperCase()}_URL`,
        gateways[family],
        byRoute(gatewayRoutes.coins),
      ),
    ),
    ...foreignNetworks.map((network) =>
      row(
        `confirmations ${network}`,
        'FOREIGN_CHAIN_URLS',
        upstreams.foreignChains[network] ?? '',
        askForeign(network),
      ),
    ),
    row('staking', 'STAKING_URL', staking, byRoute(stakingRoutes.percents)),
    row('news', 'NEWS_API_URL', news, byRoute(newsRoutes.count)),
    ...explorer.map((base, index) => row(`explorer ${index + 1}`, 'EXPLORER_API_URLS', base, askExplorer)),
    row('scam lists', 'SCAM_LISTS_URL', scamLists, byRoute(scamListRoutes.accounts)),
  ];
}

import { DAY_MS } from '@xbts/shared/amounts/durations.ts';
import { explorerRoutes } from '@xbts/shared/services/explorer.ts';
import { faucetService } from '@xbts/shared/services/faucetService.ts';
import type { FetchJson } from '@xbts/shared/services/fetchJson.ts';
import { type ForeignNetwork, foreignNetworks } from '@xbts/shared/services/foreignChains.ts';
import { gatewayFamilies, gatewayPaths } from '@xbts/shared/services/gateways.ts';
import { newsRoutes } from '@xbts/shared/services/news.ts';
import { reportsSource } from '@xbts/shared/services/newsSource.ts';
import { PRICE_DAYS, priceDaysSource } from '@xbts/shared/services/priceDays.ts';
import { priceSlugs } from '@xbts/shared/services/priceSlugs.ts';
import { priceRoutes } from '@xbts/shared/services/prices.ts';
import { pathOf } from '@xbts/shared/services/route.ts';
import { scamListRoutes } from '@xbts/shared/services/scamLists.ts';
import { stakingServiceRoutes } from '@xbts/shared/services/stakingForms.ts';
import { marketRoutes } from '@xbts/shared/services/tickers.ts';
import * as v from 'valibot';
import type { BotConfig } from '../config.ts';
import { askService } from '../upstreams/askService.ts';
import { atAnyStatus } from '../upstreams/faucet.ts';
import { gatewayCalls } from '../upstreams/gateways.ts';
import type { Upstream } from '../upstreams/upstream.ts';
import { dataServerQuestions } from './dataServerQuestions.ts';
import { byRoute, type Question } from './question.ts';

/** A service and its setting. */
export interface ServiceRow {
  readonly name: string;
  readonly setting: string;
  /** Empty: the settings omit it. */
  readonly base: string;
  readonly questions: readonly Question[];
}

/**
 * A name of letters alone, without keys: the faucet refuses the name before it counts the address or checks anything
 * else. A request without a name crashed the operator's faucet, and a valid name would use up the address's half hour.
 */
const faucetQuestion: Question = {
  path: faucetService.register.path,
  misses: 'new accounts',
  ask: (fetchJson) => {
    const { method, path, answer } = faucetService.register;
    return askService(
      atAnyStatus(fetchJson),
      { method, path, body: { account: { name: 'doctor' } } },
      answer,
    );
  },
};

/** An address valid on no network. The check creates none, which is why new-deposit-address itself is not called. */
const NO_ADDRESS = 'x';

/** Calls a service by its routes, without the bot's health record. */
const askBare =
  (fetchJson: FetchJson): Upstream['ask'] =>
  async (route, { params, body }) => {
    const request = { method: route.method, path: pathOf(route, params ?? {}) };
    return askService(fetchJson, body === undefined ? request : { ...request, body }, route.answer);
  };

/** A gateway like the bot asks it: at any path that it knows. */
const gatewayAt = (fetchJson: FetchJson) => gatewayCalls(askBare(fetchJson));

const coinsQuestion: Question = {
  path: gatewayPaths.coins.path,
  misses: 'deposits and withdrawals of its coins',
  ask: (fetchJson) => gatewayAt(fetchJson).coins({}),
};

/** The address check, for the first coin in the gateway's list. */
const addressCheck: Question = {
  path: gatewayPaths.checkAddress.path,
  misses: 'the check of an address before a withdrawal',
  ask: async (fetchJson) => {
    const { coins, checkAddress } = gatewayAt(fetchJson);
    const { rows } = (await coins({})).coins;
    const walletType = rows.find((coin) => typeof coin.walletType === 'string')?.walletType;
    if (!walletType) return undefined;
    return checkAddress({ params: { walletType }, body: { address: NO_ADDRESS } });
  },
};

const height = v.pipe(v.number(), v.safeInteger());

function foreignQuestion(network: ForeignNetwork): Question {
  const misses = 'the confirmations of deposits on their own chain';
  if (network === 'btc' || network === 'ltc')
    return {
      path: '/blocks/tip/height',
      misses,
      ask: (fetchJson) => askService(fetchJson, { method: 'GET', path: '/blocks/tip/height' }, height),
    };
  const body = { jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] };
  const answer = v.object({ result: v.pipe(v.string(), v.regex(/^0x[0-9a-f]+$/iu)) });
  return {
    path: 'eth_blockNumber',
    misses,
    ask: (fetchJson) => askService(fetchJson, { method: 'POST', path: '', body }, answer),
  };
}

const yearAgo = () => new Date(Date.now() - PRICE_DAYS * DAY_MS).toISOString().slice(0, 10);
const [slug = ''] = Object.values(priceSlugs);

function priceQuestions(): Question[] {
  return [
    byRoute(priceRoutes.ticker, 'prices in fiat currencies and the worth of everything', { slug }),
    byRoute(priceDaysSource, 'the price charts of featured coins', { slug, start: yearAgo() }),
  ];
}

/** Asks for the configured payer: it has no payments, but the form shows. */
function stakingQuestions([account = 'committee-account']: readonly string[]): Question[] {
  const { percents, assets, noQuorumAssets, payments } = stakingServiceRoutes;
  return [
    byRoute(percents, 'the total staked, holders and their shares'),
    byRoute(assets, 'the next payouts'),
    byRoute(noQuorumAssets, 'assets below the quorum'),
    byRoute(payments, 'payouts the chain no longer keeps', { account }),
  ];
}

/** Every service of the settings, in the order of the example file. */
export function serviceTable({ upstreams, payouts }: Pick<BotConfig, 'upstreams' | 'payouts'>): ServiceRow[] {
  const { dataServer, prices, market, faucet, staking, news, scamLists, explorer, gateways } = upstreams;
  const row = (name: string, setting: string, base: string, questions: readonly Question[]): ServiceRow => ({
    name,
    setting,
    base,
    questions,
  });
  return [
    row('data server', 'DATA_SERVER_URL', dataServer, dataServerQuestions),
    row('prices', 'PRICES_URL', prices, priceQuestions()),
    row('market', 'MARKET_URL', market, [
      byRoute(marketRoutes.tickers, 'prices without a pool on the chain, and 24h changes'),
      byRoute(marketRoutes.assets, 'markets listed without an address'),
    ]),
    row('faucet', 'FAUCET_URL', faucet, [faucetQuestion]),
    ...gatewayFamilies.map((family) =>
      row(`gateway ${family}`, `GATEWAY_${family.toUpperCase()}_URL`, gateways[family], [
        coinsQuestion,
        addressCheck,
      ]),
    ),
    ...foreignNetworks.map((network) =>
      row(`confirmations ${network}`, 'FOREIGN_CHAIN_URLS', upstreams.foreignChains[network] ?? '', [
        foreignQuestion(network),
      ]),
    ),
    row('staking', 'STAKING_URL', staking, stakingQuestions(payouts.payers)),
    row('news', 'NEWS_API_URL', news, [
      byRoute(newsRoutes.count, 'the number of reports'),
      byRoute(reportsSource, 'the list of reports'),
    ]),
    ...explorer.map((base, index) =>
      row(`explorer ${index + 1}`, 'EXPLORER_API_URLS', base, [
        byRoute(explorerRoutes.holders, 'holders of assets where nodes deny them', {
          assetId: '1.3.0',
          start: 0,
          limit: 1,
        }),
      ]),
    ),
    row('scam lists', 'SCAM_LISTS_URL', scamLists, [
      byRoute(scamListRoutes.accounts, 'scam accounts newer than this version'),
      byRoute(scamListRoutes.assets, 'scam assets newer than this version'),
    ]),
  ];
}

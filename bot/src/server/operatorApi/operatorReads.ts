import {
  getRawAccount,
  getRawAccountHistory,
  getRawChainProperties,
  getRawConfig,
  getRawDynamicGlobalProperties,
  getRawFullAccounts,
  getRawGlobalProperties,
  getRawTicker,
} from '@xbts/shared/actions/rawReads.ts';
import type { ChainClient, ChainReader } from '@xbts/shared/client/chainClient.ts';
import type { Clock } from '@xbts/shared/client/clock.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import type { GenericSchema, InferOutput } from 'valibot';
import { isAskable } from '../../chain/data/accounts.ts';
import { assetHolders } from '../../chain/data/holders.ts';
import type { Upstreams } from '../../upstreams/createUpstreams.ts';
import { assetsInOrder, describedAsset, gatewayAssets, knownAsset } from './assets.ts';
import { blockWithNames } from './blocks.ts';
import { holdersWithTotal } from './holders.ts';
import { objectAlone, objectsInOrder } from './objects.ts';
import type { OperatorPathName, operatorPaths } from './operatorPaths.ts';
import { createTickerMap } from './operatorTickers.ts';
import { filteredPoolHistory, newestPoolHistory } from './poolHistory.ts';
import { poolRowOfShare, poolRowsOf } from './poolRows.ts';
import { nextPool, poolList, poolsBySide, poolsOfPair } from './pools.ts';

type Paths = typeof operatorPaths;

/** The input of a read: parameters and body after the path's schemas. */
export interface OperatorInput<Name extends OperatorPathName> {
  readonly params: InferOutput<Paths[Name]['params']>;
  readonly body: Paths[Name]['body'] extends GenericSchema ? InferOutput<Paths[Name]['body']> : undefined;
}

/** The reader of each operator path. @throws AppError request.not_found and those of nodes and services */
export type OperatorReads = {
  readonly [Name in OperatorPathName]: (input: OperatorInput<Name>) => Promise<unknown>;
};

export interface OperatorReadDeps {
  readonly client: ChainClient;
  readonly upstreams: Pick<Upstreams, 'market' | 'explorer'>;
  readonly clock: Pick<Clock, 'now'>;
}

/**
 * Always reads this server's own nodes and market server, even when the mini app's data come from another data server.
 */
export function createOperatorReads({ client, upstreams, clock }: OperatorReadDeps): OperatorReads {
  const { market, explorer } = upstreams;
  const tickerMap = createTickerMap(market, clock);
  const rows = { client, tickerMap };
  return {
    tickers: async () => (await tickerMap()).ticker,
    marketPrices: tickerMap,
    globalProperties: () => getRawGlobalProperties(client),
    dynamicProperties: () => getRawDynamicGlobalProperties(client),
    config: () => getRawConfig(client),
    chain: () => getRawChainProperties(client),
    getAccount: ({ params }) => accountWithHistory(client, params.name),
    assets: ({ body }) => assetsInOrder(client, body.assets),
    gatewayAssets: () => gatewayAssets(client),
    assetName: ({ params }) => describedAsset(client, params.symbol),
    assetId: ({ params }) => describedAsset(client, params.id),
    object: ({ params }) => objectAlone(client, params.id),
    objects: ({ body }) => objectsInOrder(client, body.objects),
    accounts: ({ body }) => fullAccounts(client, body.ids),
    holders: ({ params }) => assetHolders({ client, explorer }, params),
    assetHolders: ({ params }) => holdersWithTotal({ client, explorer }, params),
    poolsByFirst: ({ params }) => poolsBySide(client, 'a', params.asset),
    poolsBySecond: ({ params }) => poolsBySide(client, 'b', params.asset),
    poolsOfAsset: ({ params }) => poolRowsOf(rows, params.asset),
    poolOfShare: ({ params }) => poolRowOfShare(rows, params.share),
    poolList: ({ params }) => poolList(client, params.from),
    nextPool: ({ params }) => nextPool(client, params.from),
    poolsOfPair: ({ params }) => poolsOfPair(client, params),
    newestPoolHistory: ({ params }) => newestPoolHistory(client, params.id),
    poolHistory: ({ body }) => filteredPoolHistory(client, body),
    block: ({ params }) => blockWithNames(client, params.height),
    async marketTicker({ params }) {
      const [base, quote] = await Promise.all([
        knownAsset(client, params.base),
        knownAsset(client, params.quote),
      ]);
      return getRawTicker(client, { base: base.id, quote: quote.id });
    },
  };
}

/** Operations that stand beside an account. */
const NEWEST = 10;

/** An account object with its newest operations, as the node keeps them. @throws AppError request.not_found */
async function accountWithHistory(client: ChainReader, name: string) {
  const account = isAskable(name) ? await getRawAccount(client, name) : null;
  if (account === null) throw new AppError('request.not_found', { what: name });
  return { account, history: await getRawAccountHistory(client, { account: account.id, limit: NEWEST }) };
}

/** As the node's get_full_accounts: pairs with the key asked by, unknown accounts absent. */
async function fullAccounts(client: ChainReader, ids: readonly string[]) {
  const askable = [...new Set(ids)].filter(isAskable).sort();
  return askable.length === 0 ? [] : getRawFullAccounts(client, askable);
}

import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import type { Clock } from '@xbts/shared/client/clock.ts';
import { PRICE_DAYS, priceDaysSource } from '@xbts/shared/services/priceDays.ts';
import { priceRoutes } from '@xbts/shared/services/prices.ts';
import { cachedValue } from '../../upstreams/cachedReads.ts';
import type { Upstreams } from '../../upstreams/createUpstreams.ts';
import type { DataSource } from '../../upstreams/dataSource.ts';
import { getTickers } from '../../upstreams/market.ts';
import { accountTexts, fullAccount } from './accounts.ts';
import { assetTexts } from './assets.ts';
import { assetHolders } from './holders.ts';
import { globalProperties, objectTexts } from './objects.ts';
import { poolHistory } from './poolHistory.ts';
import { poolsByAsset, readPoolDirectory, searchPools, singlePool } from './pools.ts';

const DAY_MS = 86_400_000;

/** The whole list of pools is read at most once in this time, however many searches there are. */
const POOL_DIRECTORY_TTL_MS = 10_000;

/** The data server by itself: chain data from the nodes, prices and tickers from their public services. */
export function createChainDataSource(deps: {
  client: ChainClient;
  upstreams: Pick<Upstreams, 'prices' | 'market' | 'explorer'>;
  clock: Pick<Clock, 'now'>;
}): DataSource {
  const { client, clock } = deps;
  const { prices, market, explorer } = deps.upstreams;
  const poolDirectory = cachedValue(() => readPoolDirectory(client), { ttlMs: POOL_DIRECTORY_TTL_MS, clock });
  return {
    reads: {
      tickers: () => getTickers(market),
      globalProperties: () => globalProperties(client),
      lpHistory: ({ body }) => poolHistory(client, body),
      holders: ({ params }) => assetHolders({ client, explorer }, params),
      lpsA: ({ params }) => poolsByAsset(client, 'a', params.asset),
      lpsB: ({ params }) => poolsByAsset(client, 'b', params.asset),
      lps: async ({ params }) => searchPools(await poolDirectory(), params.query),
      lpSingle: ({ params }) => singlePool(client, params.id),
      getAccount: ({ params }) => fullAccount(client, params.name),
      price: ({ params }) => prices.ask(priceRoutes.ticker, { params }),
      priceDays: async ({ params: { slug } }) => {
        const start = new Date(clock.now() - PRICE_DAYS * DAY_MS).toISOString().slice(0, 10);
        return (await prices.ask(priceDaysSource, { params: { slug, start } })).rows;
      },
    },
    items: {
      assets: (names) => assetTexts(client, names),
      objects: (ids) => objectTexts(client, ids),
      accounts: (names) => accountTexts(client, names),
    },
  };
}

import { DAY_MS } from '@xbts/shared/amounts/durations.ts';
import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import type { Clock } from '@xbts/shared/client/clock.ts';
import { PRICE_DAYS, priceDaysSource } from '@xbts/shared/services/priceDays.ts';
import { priceRoutes } from '@xbts/shared/services/prices.ts';
import type { Log } from '../../logging.ts';
import { cachedValue } from '../../upstreams/cachedReads.ts';
import type { Upstreams } from '../../upstreams/createUpstreams.ts';
import type { DataSource } from '../../upstreams/dataSource.ts';
import { createTickerReads } from '../../upstreams/market.ts';
import { accountTexts, fullAccount } from './accounts.ts';
import { assetTexts } from './assets.ts';
import { assetHolders } from './holders.ts';
import { globalProperties, objectTexts } from './objects.ts';
import { poolHistory } from './poolHistory.ts';
import { poolsByAsset, readPoolDirectory, searchPools, singlePool } from './pools.ts';

/** The whole list of pools is read at most once in this time, for any number of searches. */
const POOL_DIRECTORY_TTL_MS = 10_000;

/**
 * The data server without an upstream of its own: chain data from the nodes, prices and tickers from their public
 * services.
 */
export function createChainDataSource(deps: {
  client: ChainClient;
  upstreams: Pick<Upstreams, 'prices' | 'market' | 'explorer'>;
  clock: Pick<Clock, 'now'>;
  log: Pick<Log, 'warn'>;
}): DataSource {
  const { client, clock, log } = deps;
  const { prices, market, explorer } = deps.upstreams;
  const poolDirectory = cachedValue(() => readPoolDirectory(client), { ttlMs: POOL_DIRECTORY_TTL_MS, clock });
  const readTickers = createTickerReads({ market, clock, log });
  return {
    reads: {
      tickers: async () => ({ pairs: (await readTickers()).pairs }),
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

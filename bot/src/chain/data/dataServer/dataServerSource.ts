import type { Clock } from '@xbts/shared/client/clock.ts';
import type { Log } from '../../../logging.ts';
import { cachedValue } from '../../../upstreams/cachedReads.ts';
import { askDataServer } from '../../../upstreams/dataServer/askDataServer.ts';
import { dataServerReader } from '../../../upstreams/dataServer/dataServerReader.ts';
import { dataServerRoutes as routes } from '../../../upstreams/dataServer/routes.ts';
import type { DataSource } from '../../../upstreams/dataSource.ts';
import { createTickerReads } from '../../../upstreams/market.ts';
import type { Upstream } from '../../../upstreams/upstream.ts';
import { accountTexts, fullAccount } from '../accounts.ts';
import { assetIdOf, assetTexts } from '../assets.ts';
import { objectTexts } from '../objects.ts';
import { readPoolDirectory, searchPools } from '../pools.ts';
import { dataServerGlobals, dataServerHeadTime } from './dataServerGlobals.ts';
import { dataServerPool, dataServerPoolHistory, listDataServerPools } from './dataServerPools.ts';

/** As in chainDataSource. */
const POOL_DIRECTORY_TTL_MS = 10_000;

/** The reads that the operator's data server supports; it lacks `priceDays`. */
export interface DataServerSource {
  readonly reads: Omit<DataSource['reads'], 'priceDays'>;
  readonly items: DataSource['items'];
  /** The time of its newest block, milliseconds since 1970. */
  readonly headTime: () => Promise<number>;
  readonly chainId: () => Promise<string>;
}

/**
 * The operator's data server as a source, in the models of the chain source. Each read rejects without data:
 * service.bad_answer for its empty answers, service.not_configured for a missing path.
 */
export function createDataServerSource(deps: {
  dataServer: Upstream;
  /** Only for its table of names, which the data server lacks. */
  market: Upstream;
  clock: Pick<Clock, 'now'>;
  log: Pick<Log, 'warn'>;
}): DataServerSource {
  const { dataServer, market, clock, log } = deps;
  const reader = dataServerReader(dataServer);
  const directory = cachedValue(() => readPoolDirectory(reader, () => listDataServerPools(dataServer)), {
    ttlMs: POOL_DIRECTORY_TTL_MS,
    clock,
  });
  const readAnswer = () => askDataServer(dataServer, routes.tickers, {});
  const readTickers = createTickerReads({ market, readAnswer, clock, log });
  const poolsBy = async (side: 'asset_a' | 'asset_b', asset: string) => {
    const id = await assetIdOf(reader, asset);
    return (await directory()).pools.filter((pool) => pool[side] === id);
  };
  return {
    reads: {
      tickers: async () => ({ pairs: (await readTickers()).pairs }),
      globalProperties: () => dataServerGlobals(reader),
      lpHistory: ({ body }) => dataServerPoolHistory(dataServer, body),
      holders: async ({ params }) => (await askDataServer(dataServer, routes.holders, { params })).rows,
      lpsA: ({ params }) => poolsBy('asset_a', params.asset),
      lpsB: ({ params }) => poolsBy('asset_b', params.asset),
      lps: async ({ params }) => searchPools(await directory(), params.query),
      lpSingle: ({ params }) => dataServerPool(reader, params.id),
      getAccount: ({ params }) => fullAccount(reader, params.name),
      price: ({ params }) => askDataServer(dataServer, routes.price, { params }),
    },
    items: {
      assets: (names) => assetTexts(reader, names),
      objects: (ids) => objectTexts(reader, ids),
      accounts: (names) => accountTexts(reader, names),
    },
    headTime: () => dataServerHeadTime(reader),
    chainId: async () => (await askDataServer(dataServer, routes.chain, {})).chain_id,
  };
}

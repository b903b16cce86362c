import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import type { Clock } from '@xbts/shared/client/clock.ts';
import { toAppError } from '@xbts/shared/errors/appError.ts';
import { stakingRoutes } from '@xbts/shared/services/staking.ts';
import type { Log } from '../../logging.ts';
import { cachedReads } from '../../upstreams/cachedReads.ts';
import type { DataSource } from '../../upstreams/dataSource.ts';
import type { Upstream } from '../../upstreams/upstream.ts';
import type { Market } from './market.ts';
import type { MarketReads } from './marketReads.ts';
import { readPoolFigures } from './poolFigures.ts';
import { readPriceBook } from './priceBook.ts';
import { priceFigures } from './priceFigures.ts';
import { readFees } from './readFees.ts';
import { readTraded } from './readTraded.ts';

/** Prices and pools move; a card says how old they are. */
const movingMs = 30_000;
/** Fees and stakes hardly do. */
const steadyMs = 300_000;
/** Assets whose trades are cached. */
const cachedTrades = 200;

/** The market as chain nodes and the data server's sources show it. */
export function createMarket(deps: {
  client: ChainClient;
  source: Pick<DataSource, 'reads'>;
  staking: Pick<Upstream, 'ask'>;
  clock: Pick<Clock, 'now'>;
  log: Pick<Log, 'warn'>;
}): Market {
  const { client, source, staking, clock, log } = deps;
  const onFailure: MarketReads['onFailure'] = (name, error) =>
    log.warn({ source: name, code: toAppError(error).code }, 'figures are shown without a source');
  const reading = { client, source, onFailure };
  const one = { max: 1, clock };
  // One book for all cards: whatever is asked for at one moment has one price.
  const prices = cachedReads(
    async () => {
      const book = await readPriceBook(reading);
      return { book, pools: await readPoolFigures(client, book) };
    },
    { ttlMs: movingMs, ...one },
  );
  const trades = cachedReads((symbol) => readTraded(reading, symbol, clock.now()), {
    ttlMs: movingMs,
    max: cachedTrades,
    clock,
  });
  const fees = cachedReads(() => readFees(client), { ttlMs: steadyMs, ...one });
  const staked = cachedReads(
    async () => {
      const { total, holders } = await staking.ask(stakingRoutes.percents, {});
      return { total, holders: holders.rows.length };
    },
    { ttlMs: steadyMs, ...one },
  );
  return {
    price: async (symbol) => {
      const [book, traded] = await Promise.all([prices(''), trades(symbol.trim().toUpperCase())]);
      const value = traded.value && priceFigures(book.value.book, traded.value);
      return { value, readAt: Math.min(book.readAt, traded.readAt) };
    },
    pools: async (query) => {
      const { value, readAt } = await prices('');
      const wanted = query.trim().toUpperCase();
      const found = value.pools.filter(({ symbolA, symbolB }) => `${symbolA} ${symbolB}`.includes(wanted));
      return { value: found, readAt };
    },
    fees: () => fees(''),
    staked: () => staked(''),
  };
}

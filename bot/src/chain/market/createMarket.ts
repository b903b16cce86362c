import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import type { Clock } from '@xbts/shared/client/clock.ts';
import { toAppError } from '@xbts/shared/errors/appError.ts';
import { stakingServiceRoutes } from '@xbts/shared/services/stakingForms.ts';
import type { Log } from '../../logging.ts';
import type { DataSource } from '../../upstreams/dataSource.ts';
import { type ReadInTime, readsInTime } from '../../upstreams/readsInTime.ts';
import type { Upstream } from '../../upstreams/upstream.ts';
import { findAsset } from './findAsset.ts';
import type { FigureSource, Market, Sourced } from './market.ts';
import type { MarketReads } from './marketReads.ts';
import { readPoolFigures } from './poolFigures.ts';
import { readPriceBook } from './priceBook.ts';
import { priceFigures } from './priceFigures.ts';
import { createPriceSources } from './priceSources.ts';
import { readFees } from './readFees.ts';
import { readOpenOrders } from './readOpenOrders.ts';
import { readTraded } from './readTraded.ts';
import { findSubject } from './subjects/findSubject.ts';
import { readSubjectQuotes } from './subjects/subjectQuotes.ts';

/** Cache time of prices and pools, which move; a card shows their age. */
const movingMs = 30_000;
/** Cache time of a value that lacks a source, which may answer soon. */
const lackingMs = 3_000;
/** Cache time of fees and stakes, which hardly move. */
const steadyMs = 300_000;
/** Cache time of orders, which change with every block. */
const ordersMs = 3_000;
/** Users whose orders are cached. */
const cachedOrders = 200;
/** Assets whose trades are cached. */
const cachedTrades = 200;

const lifeOf = ({ missing }: { missing: readonly FigureSource[] }) =>
  missing.length === 0 ? movingMs : lackingMs;

/** The market according to chain nodes and the data server's sources. */
export function createMarket(deps: {
  client: ChainClient;
  source: Pick<DataSource, 'reads'>;
  staking: Pick<Upstream, 'ask'>;
  clock: Clock;
  log: Pick<Log, 'warn'>;
}): Market {
  const { client, source, staking, clock, log } = deps;
  const onFailure: MarketReads['onFailure'] = (name, error) =>
    log.warn({ source: name, code: toAppError(error).code }, 'figures are shown without a source');
  const reads = { client, source, onFailure, clock };
  const sources = createPriceSources(reads, { ttlMs: movingMs, clock });
  const one = { max: 1, clock };
  // One book for all cards, so that concurrent requests see one price.
  const prices = readsInTime(
    async () => {
      const book = await readPriceBook(client, sources);
      return { book, missing: book.missing, pools: await readPoolFigures(client, book) };
    },
    { ttlMs: lifeOf, ...one },
  );
  const trades = readsInTime(
    async (symbol) => {
      const traded = await readTraded(reads, symbol, clock.now());
      return { traded, missing: traded?.missing ?? [] };
    },
    { ttlMs: lifeOf, max: cachedTrades, clock },
  );
  const fees = readsInTime(() => readFees(client), { ttlMs: steadyMs, ...one });
  const orders = readsInTime((ids) => readOpenOrders(client, ids.split(' ')), {
    ttlMs: ordersMs,
    max: cachedOrders,
    clock,
  });
  const staked = readsInTime(
    async () => {
      const { staked, weight, count } = await staking.ask(stakingServiceRoutes.percents, {});
      return { staked, weight, holders: count };
    },
    { ttlMs: steadyMs, ...one },
  );
  return {
    price: async (symbol) => {
      const [book, traded] = await Promise.all([prices(''), trades(symbol.trim().toUpperCase())]);
      const { traded: found } = traded.value;
      const value = found && priceFigures(book.value.book, found);
      const missing = [...missingOf(book, 'chain'), ...missingOf(traded, 'chain')];
      return { value, readAt: Math.min(book.readAt, traded.readAt), missing: [...new Set(missing)] };
    },
    pools: async (query) => {
      const found = await prices('');
      const { pools, book } = found.value;
      const wanted = query.trim().toUpperCase();
      const value = pools.filter(({ symbolA, symbolB }) => `${symbolA} ${symbolB}`.includes(wanted));
      const { readAt } = found;
      return { value, readAt, missing: missingOf(found, 'chain'), sources: ['chain', ...book.told] };
    },
    fees: async () => sourced(await fees(''), 'chain'),
    staked: async () => sourced(await staked(''), 'staking'),
    asset: (typed) => findAsset(client, typed),
    subject: (typed) => findSubject(client, typed),
    quotes: (subjects) => readSubjectQuotes({ reads, readBook: () => prices('') }, subjects),
    openOrders: async (accountIds) => sourced(await orders(accountIds.join(' ')), 'chain'),
  };
}

/** The sources that did not answer: those that the value lacks, or all when it is only the last known one. */
function missingOf(
  { value, isLastKnown }: ReadInTime<{ readonly missing: readonly FigureSource[] }>,
  from: FigureSource,
): readonly FigureSource[] {
  return isLastKnown ? [...value.missing, from] : value.missing;
}

const sourced = <Value>(
  { value, readAt, isLastKnown }: ReadInTime<Value>,
  from: FigureSource,
): Sourced<Value> => ({
  value,
  readAt,
  missing: isLastKnown ? [from] : [],
});

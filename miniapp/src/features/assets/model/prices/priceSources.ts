import { type QueryClient, type QueryKey, QueryObserver } from '@tanstack/react-query';
import { inBatches } from '@xbts/shared/actions/inBatches.ts';
import { DAY_MS } from '@xbts/shared/amounts/durations.ts';
import { featuredCoins } from '@xbts/shared/market/featuredCoin.ts';
import { originSymbols } from '@xbts/shared/market/findPrices.ts';
import { type MarketsByPair, pricedSymbols } from '@xbts/shared/market/priceGraph.ts';
import { ASSETS_A_CALL } from '@xbts/shared/protocol/constants.ts';
import { isValidSymbol } from '@xbts/shared/protocol/names.ts';
import type { Prices } from '@xbts/shared/services/prices.ts';
import type { ReadState } from '../../../../platform/chain/staleSince.ts';
import { holdFocus } from '../../../../platform/jobs/focus.ts';
import { type AssetMetadata, readMetadataBatch } from '../metadata.ts';
import { isUsable, priceQuery } from './featuredPrices.ts';
import type { PriceSources, PricingPool } from './priceBook.ts';
import { pricingPoolsQuery } from './pricingPools.ts';
import { tickersQuery } from './tickers.ts';

const noAssets: readonly AssetMetadata[] = [];

const readBySymbol = (symbols: readonly string[], signal: AbortSignal) =>
  inBatches(symbols, ASSETS_A_CALL, (batch) => readMetadataBatch(batch, signal));

/** The wait for pending tickers, so that their assets join the same call. */
const TICKERS_MS = 1000;

/** The query of the assets that prices begin at, plus those that the tickers name by then. */
export const originsQuery = {
  queryKey: ['pricing', 'origins'] as const,
  queryFn: async ({ client, signal }: { client: QueryClient; signal: AbortSignal }) => {
    await tickersOrMoment(client);
    return readBySymbol([...new Set([...originSymbols, ...knownSymbols(client)])], signal);
  },
  staleTime: DAY_MS,
};

/** Resolves when no tickers are pending for the first time, or after a moment at the latest. */
async function tickersOrMoment(queries: QueryClient): Promise<void> {
  // Displays of prices request both in one turn.
  await Promise.resolve();
  const isComing = () => {
    const state = queries.getQueryState(tickersQuery.queryKey);
    return state?.fetchStatus === 'fetching' && state.data === undefined;
  };
  if (!isComing()) return;
  await new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      endLook();
      resolve();
    };
    const timer = setTimeout(end, TICKERS_MS);
    const endLook = queries.getQueryCache().subscribe(() => {
      if (!isComing()) end();
    });
  });
}

/** The assets that markets name beside the origins, and the requested symbols of both. */
interface NamedAssets {
  readonly asked: readonly string[];
  readonly assets: readonly AssetMetadata[];
}

const namedKey = ['pricing', 'named'] as const;

/** The query of the assets that the known markets name: read again when a new market names another. */
const namedQuery = (queries: QueryClient) => ({
  queryKey: namedKey,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<NamedAssets> => {
    const before = queries.getQueryData<NamedAssets>(namedKey)?.asked ?? [];
    const asked = [...new Set([...before, ...knownSymbols(queries)])];
    const origins = await queries.ensureQueryData(originsQuery).catch(() => noAssets);
    const known = new Set(origins.map(({ symbol }) => symbol));
    const missing = asked.filter((symbol) => !known.has(symbol));
    return { asked, assets: await readBySymbol(missing, signal) };
  },
  enabled: knownSymbols(queries).length > 0,
  staleTime: DAY_MS,
});

const symbolsOfTickers = new WeakMap<MarketsByPair, readonly string[]>();

function knownSymbols(queries: QueryClient): readonly string[] {
  const tickers = queries.getQueryData<MarketsByPair>(tickersQuery.queryKey);
  if (tickers === undefined) return [];
  // A node reads a name that begins with a digit as an id, and refuses the whole list.
  const symbols = symbolsOfTickers.get(tickers) ?? pricedSymbols(tickers).filter(isValidSymbol);
  symbolsOfTickers.set(tickers, symbols);
  return symbols;
}

/** True when a market names an asset that was not requested yet. */
function lacksNamed(queries: QueryClient): boolean {
  const asked = new Set(queries.getQueryData<NamedAssets>(namedKey)?.asked);
  return knownSymbols(queries).some((symbol) => !asked.has(symbol));
}

/** The data of one query. */
interface Part<Data> extends ReadState {
  /** Undefined without data usable for estimates. */
  readonly data: Data | undefined;
  readonly isPending: boolean;
}

/** All sources of prices, from the queries. */
export interface PriceParts {
  readonly coins: Readonly<Record<string, Part<{ prices: Prices }>>>;
  readonly pools: Part<readonly PricingPool[]>;
  readonly tickers: Part<MarketsByPair>;
  readonly origins: Part<readonly AssetMetadata[]>;
  readonly named: Part<NamedAssets>;
}

const noTickers: MarketsByPair = {};

function partOf<Data>(queries: QueryClient, queryKey: QueryKey): Part<Data> {
  const state = queries.getQueryState<Data>(queryKey);
  const dataUpdatedAt = state?.dataUpdatedAt ?? 0;
  return {
    data: isUsable(dataUpdatedAt) ? state?.data : undefined,
    dataUpdatedAt,
    isRefetchError: state?.status === 'error' && dataUpdatedAt > 0,
    isPending: state === undefined || (state.status === 'pending' && state.errorUpdateCount === 0),
  };
}

/** The queries' present data; nothing is read. */
export function knownParts(queries: QueryClient): PriceParts {
  const named = partOf<NamedAssets>(queries, namedKey);
  return {
    coins: Object.fromEntries(
      featuredCoins.map((coin) => [coin, partOf(queries, priceQuery(coin).queryKey)]),
    ),
    pools: partOf(queries, pricingPoolsQuery.queryKey),
    tickers: partOf(queries, tickersQuery.queryKey),
    origins: partOf(queries, originsQuery.queryKey),
    named: { ...named, isPending: named.isPending && lacksNamed(queries) },
  };
}

const noPools: readonly PricingPool[] = [];
/** The parts in the price book's form. */
export function sourcesOf({ coins, pools, tickers, origins, named }: PriceParts): PriceSources {
  const prices = Object.entries(coins).flatMap(([coin, { data }]) =>
    data === undefined ? [] : [[coin, data.prices]],
  );
  const parts = [...Object.values(coins), pools, tickers, origins, named];
  return {
    prices: Object.fromEntries(prices),
    pools: pools.data ?? noPools,
    tickers: tickers.data ?? noTickers,
    assets: [...(origins.data ?? noAssets), ...(named.data?.assets ?? noAssets)],
    reads: { coins, pools, tickers },
    isPending: parts.some(({ isPending }) => isPending),
  };
}

/** Reads everything once. */
export async function readPriceParts(queries: QueryClient): Promise<void> {
  const coins = featuredCoins.map((coin) => queries.prefetchQuery(priceQuery(coin)));
  const all = [
    queries.prefetchQuery(tickersQuery),
    queries.prefetchQuery(pricingPoolsQuery),
    queries.prefetchQuery(originsQuery),
  ];
  await Promise.all([...coins, ...all]);
  if (lacksNamed(queries)) await queries.prefetchQuery(namedQuery(queries));
}

/** Reads all sources and keeps them fresh, reporting each change, until the returned function is called. */
export function keepFresh(queries: QueryClient, tell: () => void): () => void {
  const named = new QueryObserver(queries, namedQuery(queries));
  const ends = [
    new QueryObserver(queries, tickersQuery).subscribe(({ isSuccess }) => {
      named.setOptions(namedQuery(queries));
      if (isSuccess && lacksNamed(queries)) void named.refetch({ cancelRefetch: false });
      tell();
    }),
    named.subscribe(tell),
    ...featuredCoins.map((coin) => new QueryObserver(queries, priceQuery(coin)).subscribe(tell)),
    new QueryObserver(queries, pricingPoolsQuery).subscribe(tell),
    new QueryObserver(queries, originsQuery).subscribe(tell),
    holdFocus('tickers'),
    holdFocus('featuredPrice'),
  ];
  return () => {
    for (const end of ends) end();
  };
}

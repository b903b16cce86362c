import { getAssets } from '@xbts/shared/actions/getAssets.ts';
import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import { priceSlugs, pricesSchema } from '@xbts/shared/services/prices.ts';
import { type Tickers, tickersSchema } from '@xbts/shared/services/tickers.ts';
import * as v from 'valibot';
import type { DataSource } from '../../upstreams/dataSource.ts';
import { findAsset } from './findAsset.ts';
import type { FigureSource, PriceFigures, QuotedPrice } from './market.ts';
import { pricedSymbols } from './pricedSymbols.ts';
import { readHistory } from './priceHistory.ts';

const coreSymbol = 'BTS';
/** What the core coin's own trades are drawn in. */
const dollarSymbol = 'XBTSX.USDT';

/** What prices are read from. */
export interface PriceDeps {
  readonly client: ChainClient;
  readonly source: Pick<DataSource, 'reads'>;
  /** Told of a source that did not answer: the figures of the others are shown without it. */
  readonly onFailure: (source: FigureSource, error: unknown) => void;
}

/** What is known of the price of the asset a user means; undefined when there is none of that name. @throws AppError node.* */
export async function readPrice(
  deps: PriceDeps,
  typed: string,
  now: number,
): Promise<PriceFigures | undefined> {
  const asset = await findAsset(deps.client, typed);
  if (asset === undefined) return undefined;
  const { symbol } = asset;
  const [unit] = await getAssets(deps.client, [symbol === coreSymbol ? dollarSymbol : coreSymbol]);
  const [pairs, own, core, history] = await Promise.all([
    readTickers(deps),
    readDollars(deps, symbol),
    symbol === coreSymbol ? null : readDollars(deps, coreSymbol),
    unit === null || unit === undefined
      ? null
      : readHistory(deps.client, { asset, unit, now }).catch((error: unknown) => {
          deps.onFailure('orders', error);
          return null;
        }),
  ]);
  const last = symbol === coreSymbol ? null : (history?.points.at(-1)?.price ?? null);
  const listed = quoted(pairs[`${symbol}_${coreSymbol}`]);
  const bts =
    symbol === coreSymbol ? null : (listed ?? (last === null ? null : { price: last, change: null }));
  const viaCore = bts !== null && core !== null ? { price: bts.price * core.price, change: null } : null;
  const usd = own ?? viaCore;
  const sources = new Set<FigureSource>();
  if (usd !== null) sources.add('prices');
  if (listed !== null) sources.add('tickers');
  if (history !== null) sources.add(history.source);
  return { symbol, usd, bts, history, sources: [...sources] };
}

const quoted = (ticker: Tickers['pairs'][string] | undefined): QuotedPrice | null =>
  ticker === undefined || !(Number(ticker.last) > 0)
    ? null
    : { price: Number(ticker.last), change: Number(ticker.change) };

/** The market server's pairs, none when it does not answer. */
export async function readTickers({ source, onFailure }: PriceDeps): Promise<Tickers['pairs']> {
  try {
    const answer = await source.reads.tickers({ params: {}, body: undefined });
    return v.parse(tickersSchema, answer).pairs;
  } catch (error) {
    onFailure('tickers', error);
    return {};
  }
}

async function readDollars({ source, onFailure }: PriceDeps, symbol: string): Promise<QuotedPrice | null> {
  const coins = Object.keys(priceSlugs) as (keyof typeof priceSlugs)[];
  const coin = coins.find((each) => pricedSymbols[each] === symbol);
  if (coin === undefined) return null;
  try {
    const answer = await source.reads.price({ params: { slug: priceSlugs[coin] }, body: undefined });
    const { USD } = v.parse(pricesSchema, answer).quotes;
    return USD === undefined ? null : { price: USD.price, change: USD.percent_change_24h ?? null };
  } catch (error) {
    onFailure('prices', error);
    return null;
  }
}

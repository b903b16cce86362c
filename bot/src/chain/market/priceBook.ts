import { getAssets } from '@xbts/shared/actions/getAssets.ts';
import { listPools } from '@xbts/shared/actions/listPools.ts';
import { poolStateOf } from '@xbts/shared/actions/poolStateOf.ts';
import { type FeaturedCoin, featuredCoins } from '@xbts/shared/market/featuredCoin.ts';
import { findPrices, originSymbols, type PriceFinder } from '@xbts/shared/market/findPrices.ts';
import { type MarketsByPair, pricedSymbols } from '@xbts/shared/market/priceGraph.ts';
import type { LiquidityPool } from '@xbts/shared/protocol/marketObjects.ts';
import { isValidSymbol } from '@xbts/shared/protocol/names.ts';
import { type Prices, priceSlugs, pricesSchema } from '@xbts/shared/services/prices.ts';
import { tickersSchema } from '@xbts/shared/services/tickers.ts';
import * as v from 'valibot';
import type { FigureSource } from './market.ts';
import type { MarketReads } from './marketReads.ts';

/** What everything costs at one moment, by the rule that the mini app stands on too. */
export interface PriceBook {
  readonly find: PriceFinder;
  readonly pools: readonly LiquidityPool[];
  /** What the price service tells of the featured coins, as far as it is known. */
  readonly featured: Partial<Record<FeaturedCoin, Prices>>;
}

/** Reads all that prices are found from; a service that does not answer is left out. @throws AppError node.* */
export async function readPriceBook(reads: MarketReads): Promise<PriceBook> {
  const [pools, prices, tickers] = await Promise.all([
    listPools(reads.client),
    readCoins(reads),
    readTickers(reads),
  ]);
  // A node takes what begins with a digit for an id, and refuses the whole list.
  const symbols = new Set([...originSymbols, ...pricedSymbols(tickers).filter(isValidSymbol)]);
  const assets = await getAssets(reads.client, [...symbols]);
  const find = findPrices({
    assets: assets.filter((asset) => asset !== null),
    prices,
    pools: pools.map(poolStateOf),
    tickers,
  });
  return { find, pools, featured: prices };
}

/** The market server's pairs, none when it does not answer. */
function readTickers({ source, onFailure }: MarketReads): Promise<MarketsByPair> {
  return orElse({}, { source: 'tickers', onFailure }, async () => {
    const answer = await source.reads.tickers({ params: {}, body: undefined });
    return v.parse(tickersSchema, answer).pairs;
  });
}

/** The prices of the coins of the price service that are known. */
async function readCoins({ source, onFailure }: MarketReads): Promise<Partial<Record<FeaturedCoin, Prices>>> {
  const read = (coin: FeaturedCoin) =>
    orElse([], { source: 'prices', onFailure }, async () => {
      const answer = await source.reads.price({ params: { slug: priceSlugs[coin] }, body: undefined });
      return [[coin, v.parse(pricesSchema, answer)] as const];
    });
  return Object.fromEntries((await Promise.all(featuredCoins.map(read))).flat());
}

/** What `read` resolves to; the other value, and a word about it, when it fails. */
async function orElse<Value>(
  other: Value,
  { source, onFailure }: { source: FigureSource; onFailure: MarketReads['onFailure'] },
  read: () => Promise<Value>,
): Promise<Value> {
  try {
    return await read();
  } catch (error) {
    onFailure(source, error);
    return other;
  }
}

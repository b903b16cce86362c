import { getAssets } from '@xbts/shared/actions/getAssets.ts';
import { listPools } from '@xbts/shared/actions/listPools.ts';
import { poolStateOf } from '@xbts/shared/actions/poolStateOf.ts';
import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import { findPrices, originSymbols, type PriceFinder } from '@xbts/shared/market/findPrices.ts';
import { pricedSymbols } from '@xbts/shared/market/priceGraph.ts';
import type { LiquidityPool } from '@xbts/shared/protocol/marketObjects.ts';
import { isValidSymbol } from '@xbts/shared/protocol/names.ts';
import type { FigureSource } from './market.ts';
import type { SourcedPrices } from './priceSources.ts';

/** All prices at one moment, by the mini app's rule. */
export interface PriceBook {
  readonly find: PriceFinder;
  readonly pools: readonly LiquidityPool[];
  /** The known prices of featured coins at the price service. */
  readonly featured: SourcedPrices['prices'];
  /** The services behind it, and those that did not answer. */
  readonly told: readonly FigureSource[];
  readonly missing: readonly FigureSource[];
}

/** Reads all sources of prices; a slow service is left out. @throws AppError node.* */
export async function readPriceBook(
  client: ChainClient,
  readSources: () => Promise<SourcedPrices>,
): Promise<PriceBook> {
  const [pools, { prices, tickers, told, missing }] = await Promise.all([listPools(client), readSources()]);
  // A node reads a name that begins with a digit as an id, and refuses the whole list.
  const symbols = new Set([...originSymbols, ...pricedSymbols(tickers).filter(isValidSymbol)]);
  const assets = await getAssets(client, [...symbols]);
  const find = findPrices({
    assets: assets.filter((asset) => asset !== null),
    prices,
    pools: pools.map(poolStateOf),
    tickers,
  });
  return { find, pools, featured: prices, told, missing };
}

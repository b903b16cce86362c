import type { MarketFigures, MarketsByPair } from '@xbts/shared/market/priceGraph.ts';

/** A market of an asset. */
export interface MarketRow {
  /** 'XBTSX.STH_BTS', the market server's name. */
  readonly pair: string;
  readonly base: string;
  /** Prices are in this one. */
  readonly quote: string;
  readonly ticker: MarketFigures;
}

/**
 * The markets of a symbol by name, closed ones at the end; a market listed in both directions appears with the symbol
 * first.
 */
export function marketsOf(symbol: string, tickers: MarketsByPair): MarketRow[] {
  return Object.entries(tickers)
    .flatMap(([pair, ticker]) => {
      const [base = '', quote = ''] = pair.split('_');
      const isTold = base === symbol || (quote === symbol && tickers[`${quote}_${base}`] === undefined);
      return isTold ? [{ pair, base, quote, ticker }] : [];
    })
    .sort((a, b) => closedLast(a) - closedLast(b) || a.pair.localeCompare(b.pair));
}

const closedLast = ({ ticker }: MarketRow): number => Number(ticker.isClosed === true);

interface Pair {
  readonly assetA: string;
  readonly assetB: string;
}

/** The pools that hold an asset. */
export function poolsOf<Pool extends Pair>(assetId: string, pools: readonly Pool[]): Pool[] {
  return pools.filter(({ assetA, assetB }) => assetA === assetId || assetB === assetId);
}

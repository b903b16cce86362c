import type { MarketFigures, MarketsByPair } from '@xbts/shared/market/priceGraph.ts';

/** A market that an asset is traded in. */
export interface MarketRow {
  /** 'XBTSX.STH_BTS', as the market server names it. */
  readonly pair: string;
  readonly base: string;
  /** Prices are in this one. */
  readonly quote: string;
  readonly ticker: MarketFigures;
}

/** The markets of a symbol in the order of their names, closed ones at the end; one that is told both ways stands with the symbol first. */
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

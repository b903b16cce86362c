/** The properties of an asset that its price depends on. */
export interface PricedAsset {
  readonly id: string;
  readonly symbol: string;
  readonly precision: number;
}

/** The properties of a pool that a price needs: balances in units. */
export interface PricePool {
  readonly id: string;
  readonly assetA: string;
  readonly assetB: string;
  readonly balanceA: bigint;
  readonly balanceB: bigint;
}

/** A market's figures as decimal texts: the last price, the best offers, the change in 24 h in percent. */
export interface MarketFigures {
  readonly last: string;
  readonly buy: string;
  readonly sell: string;
  readonly change: string;
  /** Closed by the exchange: it gives no price. Absent: it is open. */
  readonly isClosed?: boolean | undefined;
}

/** Markets by the chain's symbols, "XBTSX.STH_BTS": the first asset is priced in the second. */
export type MarketsByPair = Readonly<Record<string, MarketFigures>>;

/** One step of a price's path: an asset's units turned into another's, by a pool's reserves or a market's last price. */
export interface PriceStep {
  readonly from: string;
  readonly to: string;
  readonly by:
    | { readonly kind: 'pool'; readonly id: string }
    | { readonly kind: 'market'; readonly pair: string };
  /** Units of `to` for one unit of `from`. */
  readonly rate: number;
}

/** A possible step between two assets. */
export interface PriceEdge extends PriceStep {
  /** Units of `to` in the pool; null for a market, whose depth is unknown. */
  readonly reserve: number | null;
  /** Change of the rate in 24 h in percent, if a market reports it. */
  readonly change24h: number | null;
}

/** A market with a wider spread gives no price. */
const WIDEST_SPREAD = 1.25;

interface Market {
  readonly pair: string;
  readonly base: string;
  readonly quote: string;
  readonly last: number;
  readonly change24h: number | null;
}

function usableMarkets(tickers: MarketsByPair): Market[] {
  return Object.entries(tickers).flatMap(([pair, { last, buy, sell, change, isClosed = false }]) => {
    const [base = '', quote = ''] = pair.split('_');
    const [lowest, highest] = [Number(buy), Number(sell)];
    const hasPrice = Math.min(Number(last), lowest, highest) > 0 && highest / lowest <= WIDEST_SPREAD;
    if (isClosed || !hasPrice) return [];
    return [{ pair, base, quote, last: Number(last), change24h: Number(change) }];
  });
}

/** Each market in both directions; a direction with its own market is not derived from the other. */
function bothDirections(markets: readonly Market[]): Market[] {
  const told = new Set(markets.map(({ base, quote }) => `${base}_${quote}`));
  const turned = markets.filter(({ base, quote }) => !told.has(`${quote}_${base}`)).map(turnedOver);
  return [...markets, ...turned];
}

function turnedOver({ pair, base, quote, last, change24h }: Market): Market {
  const factor = change24h === null ? 0 : 1 + change24h / 100;
  return {
    pair,
    base: quote,
    quote: base,
    last: 1 / last,
    change24h: factor > 0 ? (1 / factor - 1) * 100 : null,
  };
}

/** The sorted symbols of all markets with a usable price, without duplicates. */
export function pricedSymbols(tickers: MarketsByPair): string[] {
  return [...new Set(usableMarkets(tickers).flatMap(({ base, quote }) => [base, quote]))].sort();
}

/** All ways by which prices spread, by their target asset. A pool's change is that of its pair's market. */
export function priceEdges(
  pools: readonly PricePool[],
  tickers: MarketsByPair,
  assets: Iterable<PricedAsset>,
): ReadonlyMap<string, readonly PriceEdge[]> {
  const edges = new Map<string, PriceEdge[]>();
  const changes = new Map<string, number | null>();
  const add = (edge: PriceEdge) => {
    const known = edges.get(edge.to);
    if (known === undefined) edges.set(edge.to, [edge]);
    else known.push(edge);
  };
  const bySymbol = new Map([...assets].map((asset) => [asset.symbol, asset]));
  for (const { pair, base, quote, last, change24h } of bothDirections(usableMarkets(tickers))) {
    const [from, to] = [bySymbol.get(base), bySymbol.get(quote)];
    if (from === undefined || to === undefined) continue;
    changes.set(`${from.id} ${to.id}`, change24h);
    const rate = last * 10 ** (to.precision - from.precision);
    add({ from: from.id, to: to.id, by: { kind: 'market', pair }, rate, reserve: null, change24h });
  }
  for (const { id, assetA, assetB, balanceA, balanceB } of pools) {
    if (balanceA <= 0n || balanceB <= 0n) continue;
    const [a, b] = [Number(balanceA), Number(balanceB)];
    const by = { kind: 'pool', id } as const;
    const change = (from: string, to: string) => changes.get(`${from} ${to}`) ?? null;
    add({ from: assetA, to: assetB, by, rate: b / a, reserve: b, change24h: change(assetA, assetB) });
    add({ from: assetB, to: assetA, by, rate: a / b, reserve: a, change24h: change(assetB, assetA) });
  }
  return edges;
}

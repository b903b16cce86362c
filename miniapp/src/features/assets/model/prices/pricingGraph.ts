import type { PricedAsset } from '../../../portfolio/model/portfolio.ts';
import type { TickersByPair } from './tickers.ts';

/** A pool as a price needs it: balances in units. */
export interface PricingPool {
  readonly id: string;
  readonly assetA: string;
  readonly assetB: string;
  readonly balanceA: bigint;
  readonly balanceB: bigint;
  readonly shareAsset: string;
}

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

/** A way between two assets that a price can take. */
export interface PriceEdge extends PriceStep {
  /** Units of `to` that stand behind it, for a pool; null for a market, whose depth is not told. */
  readonly reserve: number | null;
  /** Change of the rate in 24 h in percent, where a market tells it. */
  readonly change24h: number | null;
}

/** A market whose best offers are further apart than this tells no price. */
const WIDEST_SPREAD = 1.25;

interface Market {
  from: PricedAsset;
  to: PricedAsset;
  last: number;
  change24h: number;
  pair: string;
}

/** Markets between known assets that tell a usable price. */
function marketsOf(tickers: TickersByPair, assets: Iterable<PricedAsset>): Market[] {
  const bySymbol = new Map([...assets].map((asset) => [asset.symbol, asset]));
  return Object.entries(tickers).flatMap(([pair, ticker]) => {
    const [base = '', quote = ''] = pair.split('_');
    const [from, to] = [bySymbol.get(base), bySymbol.get(quote)];
    const [last, buy, sell] = [Number(ticker.last), Number(ticker.buy), Number(ticker.sell)];
    const isUsable = last > 0 && buy > 0 && sell > 0 && sell / buy <= WIDEST_SPREAD;
    return from === undefined || to === undefined || !isUsable
      ? []
      : [{ from, to, last, change24h: Number(ticker.change), pair }];
  });
}

/** All ways by which prices spread, by the asset they lead to. A pool's change is that of the market of its pair. */
export function priceEdges(
  pools: readonly PricingPool[],
  tickers: TickersByPair,
  assets: Iterable<PricedAsset>,
): ReadonlyMap<string, readonly PriceEdge[]> {
  const edges = new Map<string, PriceEdge[]>();
  const changes = new Map<string, number>();
  const add = (edge: PriceEdge) => {
    const known = edges.get(edge.to);
    if (known === undefined) edges.set(edge.to, [edge]);
    else known.push(edge);
  };
  for (const { from, to, last, change24h, pair } of marketsOf(tickers, assets)) {
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

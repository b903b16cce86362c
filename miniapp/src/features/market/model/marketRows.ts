import type { MarketTicker } from '@xbts/shared/protocol/marketObjects.ts';
import type { AssetMetadata } from '../../assets/model/metadata.ts';
import { pairKey, type SymbolPair } from './marketPair.ts';
import type { PoolPrice } from './poolPrice.ts';

/** A market in the list. */
export interface MarketRow {
  /** QUOTE_BASE */
  readonly key: string;
  readonly pair: SymbolPair;
  /** Prices for display; null: there never was a trade. */
  readonly last: number | null;
  /** Percent. */
  readonly change: number;
  /** Whole base asset traded in 24 hours. */
  readonly volume: number;
  /** The same in the user's currency; null: without a price. */
  readonly worth: number | null;
  /** The distance from the best bid to the best ask, in percent of the ask; null: one side is empty. */
  readonly spread: number | null;
  readonly pool: PoolPrice | null;
}

/** A market whose two assets are on the chain. */
export interface KnownPair extends SymbolPair {
  readonly quoteAsset: AssetMetadata;
  readonly baseAsset: AssetMetadata;
}

export interface RowFacts {
  readonly ticker: MarketTicker;
  readonly pool: PoolPrice | null;
  /** The price of one unit of the base asset in the user's currency. */
  readonly baseUnitPrice: number | null;
}

export function marketRow(pair: KnownPair, { ticker, pool, baseUnitPrice }: RowFacts): MarketRow {
  const [bid, ask] = [Number(ticker.highest_bid), Number(ticker.lowest_ask)];
  const volume = Number(ticker.base_volume);
  const isTraded = ticker.mto_id !== undefined;
  return {
    key: pairKey(pair),
    pair: { quote: pair.quote, base: pair.base },
    last: isTraded ? Number(ticker.latest) : null,
    change: Number(ticker.percent_change),
    volume,
    worth: baseUnitPrice === null ? null : volume * 10 ** pair.baseAsset.precision * baseUnitPrice,
    spread: bid > 0 && ask > 0 ? ((ask - bid) / ask) * 100 : null,
    pool,
  };
}

/** The most traded first, by value; then markets with any past trade, then those with a pool, each by name. */
export function inListOrder(rows: readonly MarketRow[]): MarketRow[] {
  const rank = ({ last, pool, volume }: MarketRow) =>
    volume > 0 ? 0 : last !== null ? 1 : pool !== null ? 2 : 3;
  return [...rows].sort(
    (one, other) =>
      rank(one) - rank(other) || (other.worth ?? 0) - (one.worth ?? 0) || one.key.localeCompare(other.key),
  );
}

/** Rows whose symbols contain every word of the search. */
export function searchRows(rows: readonly MarketRow[], query: string): MarketRow[] {
  const words = query
    .toUpperCase()
    .split(/[\s/_]+/u)
    .filter(Boolean);
  return rows.filter(({ key }) => words.every((word) => key.includes(word)));
}

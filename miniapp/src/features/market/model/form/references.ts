import type { MarketTicker } from '@xbts/shared/protocol/marketObjects.ts';
import type { MarketAssets } from '../orderDraft.ts';
import type { PoolPrice } from '../poolPrice.ts';

/** What a price can be held against beside what is offered on a market. */
export type ReferenceKind = 'lastTrade' | 'pool' | 'priceBook';

/** A price that the market is known by: whole base for one whole quote, for warnings. */
export interface Reference {
  readonly kind: ReferenceKind;
  readonly price: number;
}

/** Where reference prices are found. */
export interface ReferenceSources {
  readonly ticker: Pick<MarketTicker, 'latest' | 'mto_id'> | undefined;
  readonly pool: Pick<PoolPrice, 'price'> | null;
  /** What a unit of an asset (1.3.x) is worth in one currency; null: nobody knows. */
  readonly unitPrice: (assetId: string) => number | null;
}

/** Every price that the market is known by; none for a pair that nothing trades. */
export function referencesOf(
  { base, quote }: MarketAssets,
  { ticker, pool, unitPrice }: ReferenceSources,
): Reference[] {
  const [worth, counted] = [unitPrice(quote.id), unitPrice(base.id)];
  const found: { kind: ReferenceKind; price: number | undefined }[] = [
    // A pair without a fill has zeros there (chain.md §9).
    { kind: 'lastTrade', price: ticker?.mto_id === undefined ? undefined : Number(ticker.latest) },
    { kind: 'pool', price: pool?.price },
    {
      kind: 'priceBook',
      price:
        worth === null || counted === null
          ? undefined
          : (worth / counted) * 10 ** (quote.precision - base.precision),
    },
  ];
  return found.flatMap(({ kind, price }) =>
    price !== undefined && price > 0 && Number.isFinite(price) ? [{ kind, price }] : [],
  );
}

/** By how many percent something is worse than something else. */
interface Worse {
  readonly percent: number;
}

/** What a price is worst by; null where there is nothing. */
export const worstOf = <Each extends Worse>(all: readonly Each[]): Each | null =>
  all.reduce<Each | null>(
    (worst, each) => (worst === null || each.percent > worst.percent ? each : worst),
    null,
  );

/** What more than half of all say: a price is that much worse than each of them, or more. None of none. */
export function majorityOf<Each extends Worse>(all: readonly Each[]): Each[] {
  const sorted = [...all].sort((one, other) => other.percent - one.percent);
  return sorted.slice(Math.floor(all.length / 2)).slice(0, 1);
}

import type { MarketTicker } from '@xbts/shared/protocol/marketObjects.ts';
import type { MarketAssets } from '../orderDraft.ts';
import type { PoolPrice } from '../poolPrice.ts';

/** The references of a price besides a market's offers. */
export type ReferenceKind = 'lastTrade' | 'pool' | 'priceBook';

/** A known price of the market: whole base for one whole quote, for warnings. */
export interface Reference {
  readonly kind: ReferenceKind;
  readonly price: number;
}

/** The sources of reference prices. */
export interface ReferenceSources {
  readonly ticker: Pick<MarketTicker, 'latest' | 'mto_id'> | undefined;
  readonly pool: Pick<PoolPrice, 'price'> | null;
  /** The price of a unit of an asset (1.3.x) in one currency; null: unknown. */
  readonly unitPrice: (assetId: string) => number | null;
}

/** Every known price of the market; none for a pair without any trade. */
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

/** The percentage by which one price is worse than another. */
interface Worse {
  readonly percent: number;
}

/** The worst of them; null without any. */
export const worstOf = <Each extends Worse>(all: readonly Each[]): Each | null =>
  all.reduce<Each | null>(
    (worst, each) => (worst === null || each.percent > worst.percent ? each : worst),
    null,
  );

/** The majority's value: a price is that much worse, or more, than more than half of all. Null for none. */
export function majorityOf<Each extends Worse>(all: readonly Each[]): Each[] {
  const sorted = [...all].sort((one, other) => other.percent - one.percent);
  return sorted.slice(Math.floor(all.length / 2)).slice(0, 1);
}

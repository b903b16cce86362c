import type { FoundPrice } from '@xbts/shared/market/findPrices.ts';
import type { PricedAsset } from '@xbts/shared/market/priceGraph.ts';
import { CORE_ASSET_ID } from '@xbts/shared/protocol/constants.ts';
import { type FiatCurrency, type Prices, priceSlugs } from '@xbts/shared/services/prices.ts';

/** A coin that the price service is asked for. */
export type FeaturedCoin = keyof typeof priceSlugs;

/** Prices of the featured coins that are known. */
export type FeaturedPrices = Partial<Record<FeaturedCoin, Prices>>;

/** What something is worth in a currency, and the price's change over 24 h in percent; null: there is no price. */
export interface Estimate {
  value: number | null;
  change24h: number | null;
}

const GATEWAY = 'XBTSX.';
export const featuredCoins = Object.keys(priceSlugs) as readonly FeaturedCoin[];

/** The featured coin that an asset stands for: the native coin, or a gateway's token of that coin ('XBTSX.BTC'). */
export function featuredCoin({ id, symbol }: Pick<PricedAsset, 'id' | 'symbol'>): FeaturedCoin | null {
  if (id === CORE_ASSET_ID) return 'bts';
  return symbol.startsWith(GATEWAY)
    ? (featuredCoins.find((coin) => symbol === `${GATEWAY}${coin.toUpperCase()}`) ?? null)
    : null;
}

/** The price of one unit of an asset, and its change over 24 h in percent. */
export type UnitQuote = Pick<FoundPrice, 'perUnit' | 'change24h'>;

/** The price of an asset by the price service alone, which goes before every other source; null: it has none there. */
export function featuredQuote(
  asset: PricedAsset,
  prices: FeaturedPrices,
  currency: FiatCurrency,
): UnitQuote | null {
  const coin = featuredCoin(asset);
  const quote = coin === null ? undefined : prices[coin]?.quotes[currency];
  return quote === undefined
    ? null
    : { perUnit: quote.price / 10 ** asset.precision, change24h: quote.percent_change_24h ?? null };
}

/** What units of an asset are worth at its price. */
export function estimateAt(price: Pick<FoundPrice, 'perUnit' | 'change24h'> | null, units: bigint): Estimate {
  if (price === null) return { value: null, change24h: null };
  return { value: Number(units) * price.perUnit, change24h: price.change24h };
}

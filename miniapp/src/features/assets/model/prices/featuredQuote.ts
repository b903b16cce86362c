import type { UnitPrice } from '@xbts/shared/market/estimates.ts';
import { type FeaturedCoin, featuredCoin } from '@xbts/shared/market/featuredCoin.ts';
import type { PricedAsset } from '@xbts/shared/market/priceGraph.ts';
import type { FiatCurrency, Prices } from '@xbts/shared/services/prices.ts';

/** Prices of the featured coins that are known. */
export type FeaturedPrices = Partial<Record<FeaturedCoin, Prices>>;

/** The price of an asset by the price service alone, which precedes all other sources; null without one. */
export function featuredQuote(
  asset: PricedAsset,
  prices: FeaturedPrices,
  currency: FiatCurrency,
): UnitPrice | null {
  const coin = featuredCoin(asset);
  const quote = coin === null ? undefined : prices[coin]?.quotes[currency];
  return quote === undefined
    ? null
    : { perUnit: quote.price / 10 ** asset.precision, change24h: quote.percent_change_24h ?? null };
}

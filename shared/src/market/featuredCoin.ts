import { gatewaySymbol } from '../assets/issuers.ts';
import { CORE_ASSET_ID, CORE_SYMBOL } from '../protocol/constants.ts';
import { priceSlugs } from '../services/priceSlugs.ts';
import type { PricedAsset } from './priceGraph.ts';

/** A coin that the price service is asked for. */
export type FeaturedCoin = keyof typeof priceSlugs;

export const featuredCoins = Object.keys(priceSlugs) as readonly FeaturedCoin[];

/** The featured coin that an asset stands for: the native coin, or a gateway's token of that coin ('XBTSX.BTC'). */
export function featuredCoin({ id, symbol }: Pick<PricedAsset, 'id' | 'symbol'>): FeaturedCoin | null {
  if (id === CORE_ASSET_ID) return 'bts';
  return featuredCoins.find((coin) => symbol === gatewaySymbol(coin.toUpperCase())) ?? null;
}

/** The symbol on the chain of the asset that stands for a featured coin. */
export function featuredSymbol(coin: FeaturedCoin): string {
  return coin === 'bts' ? CORE_SYMBOL : gatewaySymbol(coin.toUpperCase());
}

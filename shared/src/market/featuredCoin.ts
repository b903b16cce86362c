import { gatewaySymbol } from '../assets/issuers.ts';
import { CORE_ASSET_ID, CORE_SYMBOL } from '../protocol/constants.ts';
import { priceSlugs } from '../services/priceSlugs.ts';
import type { PricedAsset } from './priceGraph.ts';

/** A coin of the price service. */
export type FeaturedCoin = keyof typeof priceSlugs;

export const featuredCoins = Object.keys(priceSlugs) as readonly FeaturedCoin[];

/** The featured coin that an asset represents: the native coin, or a gateway's token of that coin ('XBTSX.BTC'). */
export function featuredCoin({ id, symbol }: Pick<PricedAsset, 'id' | 'symbol'>): FeaturedCoin | null {
  if (id === CORE_ASSET_ID) return 'bts';
  return featuredCoins.find((coin) => symbol === gatewaySymbol(coin.toUpperCase())) ?? null;
}

/** The on-chain symbol of the asset that represents a featured coin. */
export function featuredSymbol(coin: FeaturedCoin): string {
  return coin === 'bts' ? CORE_SYMBOL : gatewaySymbol(coin.toUpperCase());
}

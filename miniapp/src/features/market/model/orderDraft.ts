import type { Asset } from '@xbts/shared/protocol/objects.ts';

/** A market by its assets: prices are whole `base` for one whole `quote`. */
export interface MarketAssets {
  readonly quote: Asset;
  readonly base: Asset;
}

/** The user's action on the quote asset. */
export type OrderSide = 'buy' | 'sell';

/**
 * A pressed row of the book: its price and the amount of the quote asset up to it, as plain decimal texts. Pressing an
 * ask buys, pressing a bid sells.
 */
export interface Picked {
  readonly side: OrderSide;
  readonly price: string;
  readonly amount: string;
}

import type { Asset } from '@xbts/shared/protocol/objects.ts';

/** A market by its assets: prices are whole `base` for one whole `quote`. */
export interface MarketAssets {
  readonly quote: Asset;
  readonly base: Asset;
}

/** What somebody does with the quote asset. */
export type OrderSide = 'buy' | 'sell';

/**
 * A row of the book was pressed: its price and the amount of the quote asset up to it, as plain decimal texts. Pressing
 * asks is buying, pressing bids is selling.
 */
export interface Picked {
  readonly side: OrderSide;
  readonly price: string;
  readonly amount: string;
}

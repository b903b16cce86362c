import type { FeesByAsset, PoolState } from '@xbts/shared/amm/poolState.ts';
import { bookVenues } from '@xbts/shared/market/execution/bookVenue.ts';
import { poolVenues } from '@xbts/shared/market/execution/poolVenue.ts';
import type { Venue } from '@xbts/shared/market/execution/venueGraph.ts';
import { chainTimeOfMs } from '@xbts/shared/protocol/chainTime.ts';
import type { LimitOrder } from '@xbts/shared/protocol/objects.ts';

/** The resting orders of the market of two assets, the best first on each side; a new object on every change. */
export interface Book {
  /** The ids of the two assets. */
  readonly id: string;
  readonly orders: readonly LimitOrder[];
}

/** The pools and books that a route may use, and the market fees of their assets. */
export interface QuotedMarket {
  readonly pools: readonly PoolState[];
  readonly books: readonly Book[];
  /** The id of the account that trades: its own orders are left out. */
  readonly traderId: string;
  readonly fees: FeesByAsset;
}

/** The data shared by all venues of a market. */
export type Terms = Pick<QuotedMarket, 'fees' | 'traderId'>;

/** All venues of a market. */
export function venuesOf(market: QuotedMarket): Venue[] {
  return [
    ...poolVenues(market.pools, market.fees),
    ...market.books.flatMap((book) => bookVenuesOf(book, market)),
  ];
}

/**
 * The two sides of a book. Expired orders vanish with the next block: a device clock that is off also leaves out orders
 * close to expiry.
 */
export const bookVenuesOf = ({ orders }: Book, { fees, traderId }: Terms): Venue[] =>
  bookVenues(orders, { headTime: chainTimeOfMs(Date.now()), traderId, fees });

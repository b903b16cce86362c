import type { FeesByAsset, PoolState } from '@xbts/shared/amm/poolState.ts';
import { bookVenues } from '@xbts/shared/market/execution/bookVenue.ts';
import { poolVenues } from '@xbts/shared/market/execution/poolVenue.ts';
import type { Venue } from '@xbts/shared/market/execution/venueGraph.ts';
import { chainTimeOfMs } from '@xbts/shared/protocol/chainTime.ts';
import type { LimitOrder } from '@xbts/shared/protocol/objects.ts';

/** The resting orders of the market of two assets, each side best first; another object whenever one of them changes. */
export interface Book {
  /** The ids of the two assets. */
  readonly id: string;
  readonly orders: readonly LimitOrder[];
}

/** Pools and books that a route may lead over, and the market fees of their assets. */
export interface QuotedMarket {
  readonly pools: readonly PoolState[];
  readonly books: readonly Book[];
  /** The id of the account that trades: its own orders are left out. */
  readonly traderId: string;
  readonly fees: FeesByAsset;
}

/** What holds for all venues of a market. */
export type Terms = Pick<QuotedMarket, 'fees' | 'traderId'>;

/** All venues of a market. */
export function venuesOf(market: QuotedMarket): Venue[] {
  return [
    ...poolVenues(market.pools, market.fees),
    ...market.books.flatMap((book) => bookVenuesOf(book, market)),
  ];
}

/** The sides of a book. What has expired is gone with the next block: a clock that is off leaves out what is about to. */
export const bookVenuesOf = ({ orders }: Book, { fees, traderId }: Terms): Venue[] =>
  bookVenues(orders, { headTime: chainTimeOfMs(Date.now()), traderId, fees });

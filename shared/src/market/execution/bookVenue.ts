import { cappedFee } from '../../amm/fees.ts';
import type { FeesByAsset } from '../../amm/poolState.ts';
import type { ChainPrice, LimitOrder } from '../../protocol/objects.ts';
import { openOrders } from '../matching/openOrders.ts';
import { Ladder } from './ladder.ts';
import { FIRST_RUNG, type Rung } from './rung.ts';
import type { AssetFlow, Flow, VenueBase } from './venue.ts';

/** One side of an order book: the orders that a fill-or-kill order selling `sold` meets. */
export class BookVenue implements VenueBase, Flow {
  readonly kind = 'book';
  readonly id: string;
  readonly sold: string;
  readonly bought: string;
  readonly #ladder: Ladder;
  readonly #rung: Rung;
  #rate: number | undefined;

  constructor(sold: string, bought: string, ladder: Ladder, rung: Rung = FIRST_RUNG) {
    this.id = bookSideId(sold, bought);
    this.sold = sold;
    this.bought = bought;
    this.#ladder = ladder;
    this.#rung = rung;
  }

  get ways(): readonly AssetFlow[] {
    return [{ sold: this.sold, bought: this.bought, flow: this }];
  }

  /** The orders in this state, best first. */
  get orders(): readonly LimitOrder[] {
    const { at, left } = this.#rung;
    const [first, ...others] = this.#ladder.orders.slice(at);
    if (first === undefined) return [];
    return [left === undefined ? first : { ...first, for_sale: left }, ...others];
  }

  /** The price of the trader's first own order. */
  get ownPrice(): ChainPrice | undefined {
    return this.#ladder.ownPrice;
  }

  sell(units: bigint): { readonly received: bigint; readonly after: BookVenue } {
    const { received, rung } = this.#ladder.sell(units, this.#rung) ?? { received: 0n, rung: this.#rung };
    return { received, after: new BookVenue(this.sold, this.bought, this.#ladder, rung) };
  }

  received(units: bigint): bigint {
    return this.#ladder.sell(units, this.#rung)?.received ?? 0n;
  }

  smallestSell(wanted: bigint): bigint | undefined {
    return this.#ladder.smallestSell(wanted, this.#rung);
  }

  get rate(): number {
    this.#rate ??= this.#ladder.rateAtMost(this.#rung);
    return this.#rate;
  }
}

/** The id of the book side that buys one asset for another. */
export const bookSideId = (sold: string, bought: string): string => `${sold}>${bought}`;

/** Decides which resting orders a quote may count on. */
export interface BookReading {
  /** Chain time of the head: orders that have expired by then do not count. */
  readonly headTime: string;
  /**
   * The account that trades. The chain lets an account fill its own orders, and charges market fees for that exchange
   * with itself. So a book ends before its first own order; no planned order reaches that price.
   */
  readonly traderId: string | undefined;
  readonly fees: FeesByAsset;
}

/** The two sides of a market by its resting orders (each side best first); none when a market fee is unknown. */
export function bookVenues(
  orders: readonly LimitOrder[],
  { headTime, traderId, fees }: BookReading,
): BookVenue[] {
  const sides = new Map<string, LimitOrder[]>();
  for (const order of openOrders(orders, headTime)) {
    const { base, quote } = order.sell_price;
    const id = bookSideId(quote.asset_id, base.asset_id);
    const side = sides.get(id);
    if (side === undefined) sides.set(id, [order]);
    else side.push(order);
  }
  return [...sides.values()].flatMap((side) => bookVenue(side, traderId, fees) ?? []);
}

function bookVenue(
  side: readonly LimitOrder[],
  traderId: string | undefined,
  fees: FeesByAsset,
): BookVenue | undefined {
  const own = side.findIndex(({ seller }) => seller === traderId);
  const orders = own === -1 ? side : side.slice(0, own);
  const [first] = orders;
  if (first === undefined) return undefined;
  const [sold, bought] = [first.sell_price.quote.asset_id, first.sell_price.base.asset_id];
  const fee = fees.get(bought);
  if (fee === undefined || !fees.has(sold)) return undefined;
  return new BookVenue(sold, bought, new Ladder(orders, cappedFee(fee, 'taker'), side[own]?.sell_price));
}

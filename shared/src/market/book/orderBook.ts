import type { LimitOrder } from '../../protocol/objects.ts';
import { type BookSide, type Market, sideOf } from './bookOrder.ts';
import { SortedSide } from './sortedSide.ts';

/** Fewer known orders of a longer side are too few for drawing and trading: the book is read again. */
const FEW = 60;

/** A change of a book: orders in their new form, and the ids of removed ones. */
export interface BookChange {
  readonly changed: readonly LimitOrder[];
  readonly removed: readonly string[];
}

/** The two sides of a market, updated by the node's notices about its orders. */
export class OrderBook {
  readonly market: Market;
  readonly #sides = { bids: new SortedSide(), asks: new SortedSide() };
  #known = new Map<string, LimitOrder>();

  constructor(market: Market) {
    this.market = market;
  }

  /** Orders that sell the base asset, the highest price first. */
  get bids(): readonly LimitOrder[] {
    return this.#sides.bids.orders;
  }

  /** Orders that sell the quote asset, the lowest price first. */
  get asks(): readonly LimitOrder[] {
    return this.#sides.asks.orders;
  }

  /** Whether a side is longer than its known part. */
  isCut(side: BookSide): boolean {
    return this.#sides[side].isCut;
  }

  /** A longer side of which only few orders are still known. */
  get isShort(): boolean {
    return Object.values(this.#sides).some(({ isCut, orders }) => isCut && orders.length < FEW);
  }

  /** The best bid pays at least the best ask: the chain never leaves such a book behind. */
  get isCrossed(): boolean {
    const [bid, ask] = [this.bids[0]?.sell_price, this.asks[0]?.sell_price];
    if (bid === undefined || ask === undefined) return false;
    return bid.base.amount * ask.base.amount >= ask.quote.amount * bid.quote.amount;
  }

  order(id: string): LimitOrder | undefined {
    return this.#known.get(id);
  }

  /**
   * Replaces the whole book; `limit` is the requested number of orders a side. True when an order in both differs from
   * the known one.
   */
  reset(orders: readonly LimitOrder[], limit: number): boolean {
    const before = this.#known;
    this.#known = new Map();
    for (const side of ['bids', 'asks'] as const) {
      const own = orders.filter((order) => isSound(order) && sideOf(this.market, order) === side);
      this.#sides[side].reset(own, own.length >= limit);
      for (const order of own) this.#known.set(order.id, order);
    }
    return this.#differs(before);
  }

  /** Applies later changes. */
  apply({ changed, removed }: BookChange): void {
    for (const id of removed) this.#remove(id);
    for (const order of changed) this.#put(order);
  }

  #put(order: LimitOrder): void {
    this.#remove(order.id);
    const side = sideOf(this.market, order);
    if (side === null || !isSound(order)) return;
    if (this.#sides[side].add(order)) this.#known.set(order.id, order);
  }

  #remove(id: string): void {
    const known = this.#known.get(id);
    const side = known === undefined ? null : sideOf(this.market, known);
    if (known === undefined || side === null) return;
    this.#sides[side].remove(known);
    this.#known.delete(id);
  }

  #differs(before: ReadonlyMap<string, LimitOrder>): boolean {
    if (!this.isCut('bids') && !this.isCut('asks') && before.size !== this.#known.size) return true;
    return [...this.#known].some(([id, order]) => !isSame(before.get(id), order));
  }
}

/** An order that sells nothing, or has no price, is a node's false answer and must not reach the arithmetic. */
const isSound = ({ for_sale, sell_price: { base, quote } }: LimitOrder): boolean =>
  for_sale > 0n && base.amount > 0n && quote.amount > 0n;

function isSame(one: LimitOrder | undefined, other: LimitOrder): boolean {
  if (one === undefined || one.for_sale !== other.for_sale) return false;
  const [a, b] = [one.sell_price, other.sell_price];
  return a.base.amount === b.base.amount && a.quote.amount === b.quote.amount && one.seller === other.seller;
}

import type { LimitOrder } from '../../protocol/objects.ts';
import { compareOrders } from './bookOrder.ts';

/**
 * One side of a book, the best order first. Of a longer side only the first orders are known: `floor` is the last of
 * them, and worse orders are left out because unknown ones may lie between.
 */
export class SortedSide {
  #orders: LimitOrder[] = [];
  #floor: LimitOrder | null = null;

  get orders(): readonly LimitOrder[] {
    return this.#orders;
  }

  /** Orders worse than the last known one are unknown. */
  get isCut(): boolean {
    return this.#floor !== null;
  }

  /** Replaces all of it; `isCut` says that the node returned its maximum number. */
  reset(orders: readonly LimitOrder[], isCut: boolean): void {
    this.#orders = [...orders].sort(compareOrders);
    this.#floor = isCut ? (this.#orders.at(-1) ?? null) : null;
  }

  /** Adds an order; false when it lies beyond the known part. */
  add(order: LimitOrder): boolean {
    if (this.#floor !== null && compareOrders(order, this.#floor) > 0) return false;
    this.#orders.splice(this.#placeOf(order), 0, order);
    return true;
  }

  /** Removes an order that was added with this price. */
  remove(order: LimitOrder): void {
    const place = this.#placeOf(order);
    if (this.#orders[place]?.id === order.id) this.#orders.splice(place, 1);
  }

  /** The index of the first order that is not better. */
  #placeOf(order: LimitOrder): number {
    let [low, high] = [0, this.#orders.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const known = this.#orders[middle];
      if (known !== undefined && compareOrders(known, order) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

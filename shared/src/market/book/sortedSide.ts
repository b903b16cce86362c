import type { LimitOrder } from '../../protocol/objects.ts';
import { compareOrders } from './bookOrder.ts';

/**
 * One side of a book, the best order first. Of a longer book only the first orders are known: `floor` is the last of them,
 * and what stands behind it is left out, since others may stand between.
 */
export class SortedSide {
  #orders: LimitOrder[] = [];
  #floor: LimitOrder | null = null;

  get orders(): readonly LimitOrder[] {
    return this.#orders;
  }

  /** Orders that are worse than the last known one are not known. */
  get isCut(): boolean {
    return this.#floor !== null;
  }

  /** Replaces all of it; `isCut` says that the node gave as many as it gives at once. */
  reset(orders: readonly LimitOrder[], isCut: boolean): void {
    this.#orders = [...orders].sort(compareOrders);
    this.#floor = isCut ? (this.#orders.at(-1) ?? null) : null;
  }

  /** Adds an order, or says no where it stands behind the known part. */
  add(order: LimitOrder): boolean {
    if (this.#floor !== null && compareOrders(order, this.#floor) > 0) return false;
    this.#orders.splice(this.#placeOf(order), 0, order);
    return true;
  }

  /** Takes out an order that was added with this price. */
  remove(order: LimitOrder): void {
    const place = this.#placeOf(order);
    if (this.#orders[place]?.id === order.id) this.#orders.splice(place, 1);
  }

  /** The first place whose order is not better. */
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

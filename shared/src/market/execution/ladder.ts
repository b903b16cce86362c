import { type CappedFee, feeRoundedDown, smallestBeforeFee } from '../../amm/fees.ts';
import { mulDivUp } from '../../amounts/mulDiv.ts';
import type { ChainPrice, LimitOrder } from '../../protocol/objects.ts';
import { isDust, type Trade, tradeWith } from '../matching/trade.ts';
import { FIRST_RUNG, type Rung } from './rung.ts';
import { unitsAt } from './unitsAt.ts';
import { SLACK } from './venue.ts';

/** A sale to a ladder: received units after the market fee, and how far it uses the orders up. */
export interface LadderSale {
  readonly received: bigint;
  readonly rung: Rung;
}

/**
 * The orders that a sale meets, best first, as running sums: a fill-or-kill order's result is found without walking all
 * of them. Sums are computed as far as amounts need them.
 */
export class Ladder {
  readonly orders: readonly LimitOrder[];
  readonly #fee: CappedFee;
  /** The units needed and given to use up all orders before each. */
  readonly #paid: bigint[] = [0n];
  readonly #received: bigint[] = [0n];
  /** The best rate of each order and those behind it. */
  #rates: readonly number[] | undefined;

  /** The price of the first omitted order; undefined: none is omitted. */
  readonly ownPrice: ChainPrice | undefined;

  /** `fee` is the taker's market fee of the asset that the orders sell. */
  constructor(orders: readonly LimitOrder[], fee: CappedFee, ownPrice?: ChainPrice) {
    this.orders = orders;
    this.ownPrice = ownPrice;
    this.#fee = fee;
  }

  /** The result of selling from a rung; undefined when the orders cannot take all of it. */
  sell(units: bigint, from: Rung = FIRST_RUNG): LadderSale | undefined {
    const first = this.#orderAt(from);
    if (from.left === undefined || first === undefined) return this.#sellFrom(units, from.at, 0n);
    const { paid, received, isTakerDone } = tradeWith(units, first);
    if (!isTakerDone) return this.#sellFrom(units - paid, from.at + 1, this.net(received));
    return { received: this.net(received), rung: after(from.at, first, received) };
  }

  /** The fewest units to sell for at least `wanted` from a rung; undefined when the orders hold less. */
  smallestSell(wanted: bigint, from: Rung = FIRST_RUNG): bigint | undefined {
    let [needed, sold] = [wanted, 0n];
    for (let at = from.at; ; at += 1) {
      const order = this.#orderAt(at === from.at ? from : { at, left: undefined });
      if (order === undefined) return undefined;
      const { base, quote } = order.sell_price;
      const units = mulDivUp(smallestBeforeFee(needed, this.#fee), quote.amount, base.amount);
      const isEnough = this.net(tradeWith(units, order).received) >= needed;
      // An excess beyond this order needs another order to take it.
      if (isEnough && this.sell(sold + units, from) !== undefined) return sold + units;
      const used = useUp(order);
      needed -= this.net(used.received);
      sold += used.paid;
    }
  }

  /** An upper bound of the rate of any sale from a rung, without the market fee. */
  rateAtMost(from: Rung): number {
    this.#rates ??= ratesOf(this.orders);
    const behind = this.#rates[from.at + 1] ?? 0;
    const first = this.#orderAt(from);
    if (first === undefined) return 0;
    return from.left === undefined ? (this.#rates[from.at] ?? 0) : Math.max(rateOf(first), behind);
  }

  /** Units that arrive when one order pays `gross`. */
  net(gross: bigint): bigint {
    return gross - feeRoundedDown(gross, this.#fee);
  }

  /** The order at a rung, with its remaining units. */
  #orderAt({ at, left }: Rung): LimitOrder | undefined {
    const order = this.orders[at];
    return order === undefined || left === undefined ? order : { ...order, for_sale: left };
  }

  #sellFrom(units: bigint, at: number, before: bigint): LadderSale | undefined {
    this.#addUpTo(units, at);
    const base = this.#paid[at];
    if (base === undefined) return undefined;
    const index = this.#lastBelow(units + base, at);
    const order = this.orders[index];
    if (order === undefined) return undefined;
    const { received } = tradeWith(units + base - unitsAt(this.#paid, index), order);
    const whole = unitsAt(this.#received, index) - unitsAt(this.#received, at);
    return { received: before + whole + this.net(received), rung: after(index, order, received) };
  }

  /** Adds orders until using up all of them from one on needs at least `units`, or until none is left. */
  #addUpTo(units: bigint, at: number): void {
    for (let index = this.#paid.length - 1; ; index += 1) {
      const order = this.orders[index];
      if (order === undefined) return;
      const [paid = 0n, received = 0n, base] = [this.#paid[index], this.#received[index], this.#paid[at]];
      if (base !== undefined && paid - base >= units) return;
      const used = useUp(order);
      this.#paid.push(paid + used.paid);
      this.#received.push(received + this.net(used.received));
    }
  }

  /** The last order, from one on, before which less than `units` is paid. */
  #lastBelow(units: bigint, from: number): number {
    let [low, high] = [from, this.#paid.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (unitsAt(this.#paid, middle) < units) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

/** The order's price, or the rate of using it up, which is rounded in the seller's favour. */
function rateOf(order: LimitOrder): number {
  const { base, quote } = order.sell_price;
  const { paid, received } = useUp(order);
  return Math.max(Number(base.amount) / Number(quote.amount), Number(received) / Number(paid)) * (1 + SLACK);
}

function ratesOf(orders: readonly LimitOrder[]): readonly number[] {
  const rates = orders.map(rateOf);
  for (let at = rates.length - 2; at >= 0; at -= 1) rates[at] = Math.max(rates[at] ?? 0, rates[at + 1] ?? 0);
  return rates;
}

/** The trade with a seller of more than the order takes. */
function useUp(order: LimitOrder): Trade {
  const { base, quote } = order.sell_price;
  return tradeWith((order.for_sale * quote.amount) / base.amount + 1n, order);
}

function after(at: number, order: LimitOrder, received: bigint): Rung {
  if (received === 0n) return { at, left: order.for_sale };
  const left = order.for_sale - received;
  return isDust(left, order.sell_price) ? { at: at + 1, left: undefined } : { at, left };
}

import type { CappedFee } from '../../amm/fees.ts';
import type { LimitOrder } from '../../protocol/objects.ts';
import { lastBelow, numberAt } from './floatSums.ts';
import { beforeFeeAtLeast } from './legFloats.ts';
import type { Rung } from './rung.ts';

/** Wider than all floating point errors of the few steps of a bound. */
const SLACK = 1e-9;

/** The orders of a ladder in floating point, for bounds that only rank: no amount is ever made from them. */
export class LadderFloats {
  readonly #held: Float64Array;
  readonly #prices: Float64Array;
  /** What using up all orders before each takes at least, and gives at most. */
  readonly #paid: Float64Array;
  readonly #received: Float64Array;
  /** The best that each unit sold to an order, or to one behind it, gives. */
  readonly #rates: Float64Array;
  readonly #kept: number;
  readonly #mostFee: number;

  constructor(orders: readonly LimitOrder[], { percent, most }: CappedFee) {
    const count = orders.length;
    this.#kept = 1 - Number(percent) / 10_000;
    this.#mostFee = Number(most);
    this.#held = Float64Array.from(orders, ({ for_sale }) => Number(for_sale));
    this.#prices = Float64Array.from(
      orders,
      ({ sell_price: { base, quote } }) => Number(base.amount) / Number(quote.amount),
    );
    this.#paid = new Float64Array(count + 1);
    this.#received = new Float64Array(this.#paid.length);
    this.#rates = new Float64Array(count);
    for (const [at, held] of this.#held.entries()) {
      this.#paid[at + 1] = numberAt(this.#paid, at) + this.#takenBy(held, at);
      this.#received[at + 1] = numberAt(this.#received, at) + this.#netAtMost(held);
    }
    for (let at = count - 1; at >= 0; at -= 1)
      this.#rates[at] = Math.max(numberAt(this.#rates, at + 1), this.#rateOf(numberAt(this.#held, at), at));
  }

  /** Never below what each of any number of sold units gives from a rung on, the market fee left out. */
  rateAtMost({ at, left }: Rung): number {
    if (left === undefined) return numberAt(this.#rates, at);
    return Math.max(this.#rateOf(Number(left), at), numberAt(this.#rates, at + 1));
  }

  /** Never below what selling from a rung on gives. */
  receivedAtMost(units: number, { at, left }: Rung): number {
    if (at >= this.#held.length) return 0;
    const first = left === undefined ? numberAt(this.#held, at) : Number(left);
    const taken = this.#takenBy(first, at);
    if (units <= taken) return this.#netAtMost(units * numberAt(this.#prices, at)) * (1 + SLACK);
    const next = at + 1;
    const before = this.#netAtMost(first);
    const sold = units - taken + numberAt(this.#paid, next);
    const index = lastBelow(this.#paid, sold, next);
    const rest = (sold - numberAt(this.#paid, index)) * numberAt(this.#prices, index);
    const given = numberAt(this.#received, index) - numberAt(this.#received, next);
    return (before + given + this.#netAtMost(rest)) * (1 + SLACK);
  }

  /** Never above what must be sold from a rung on for `wanted`; infinite where the orders don't hold that much. */
  soldAtLeast(wanted: number, { at, left }: Rung): number {
    if (at >= this.#held.length) return Number.POSITIVE_INFINITY;
    const first = left === undefined ? numberAt(this.#held, at) : Number(left);
    const needed = wanted * (1 - SLACK) - this.#netAtMost(first);
    if (needed <= 0) return (this.#grossAtLeast(wanted) / numberAt(this.#prices, at)) * (1 - SLACK);
    const next = at + 1;
    const whole = needed + numberAt(this.#received, next);
    const index = lastBelow(this.#received, whole, next);
    if (index >= this.#held.length) return Number.POSITIVE_INFINITY;
    const rest = this.#grossAtLeast(whole - numberAt(this.#received, index)) / numberAt(this.#prices, index);
    const taken = numberAt(this.#paid, index) - numberAt(this.#paid, next);
    return this.#takenBy(first, at) + taken + rest;
  }

  /** The least that uses up what an order holds: it is rounded down, and no order is left that one unit would buy nothing of. */
  #takenBy(held: number, at: number): number {
    return Math.max(1, (held / numberAt(this.#prices, at)) * (1 - SLACK) - 1);
  }

  #rateOf(held: number, at: number): number {
    return Math.max(numberAt(this.#prices, at), held / this.#takenBy(held, at)) * (1 + SLACK);
  }

  #netAtMost(gross: number): number {
    return Math.max(gross * this.#kept, gross - this.#mostFee) + 1;
  }

  #grossAtLeast(net: number): number {
    return beforeFeeAtLeast(net, this.#kept, this.#mostFee);
  }
}

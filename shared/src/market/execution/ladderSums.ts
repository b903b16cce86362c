import type { CappedFee } from '../../amm/fees.ts';
import type { LimitOrder } from '../../protocol/objects.ts';
import { lastBelow, numberAt } from './floatSums.ts';
import { feeAbout } from './legFloats.ts';

/** What using up all orders before each takes, and gives. */
interface Exact {
  readonly paid: readonly bigint[];
  readonly received: readonly bigint[];
}

/** How far a ladder is used up, as a rung in floating point: a `left` of 0 is all of the order. */
export interface FloatRung {
  readonly at: number;
  readonly left: number;
}

/** The orders of a ladder in floating point, rounded as the chain rounds: for searches over many amounts. */
export class LadderSums {
  readonly #paid: Float64Array;
  readonly #received: Float64Array;
  readonly #held: Float64Array;
  readonly #sold: Float64Array;
  readonly #asked: Float64Array;
  readonly #feePercent: number;
  readonly #mostFee: number;

  constructor(orders: readonly LimitOrder[], { percent, most }: CappedFee, { paid, received }: Exact) {
    this.#paid = Float64Array.from(paid, Number);
    this.#received = Float64Array.from(received, Number);
    this.#held = Float64Array.from(orders, ({ for_sale }) => Number(for_sale));
    this.#sold = Float64Array.from(orders, ({ sell_price }) => Number(sell_price.base.amount));
    this.#asked = Float64Array.from(orders, ({ sell_price }) => Number(sell_price.quote.amount));
    this.#feePercent = Number(percent);
    this.#mostFee = Number(most);
  }

  /** What selling units from a rung on gives; 0 where the orders can't take all of it. */
  received(units: number, at: number, left: number): number {
    if (left === 0) return this.#receivedFrom(units, at);
    const most = this.#takenBy(left, at);
    if (units <= most) return this.#net(this.#grossOf(units, at));
    const first = this.#net(Math.ceil((most * numberAt(this.#sold, at)) / numberAt(this.#asked, at)));
    const rest = this.#receivedFrom(units - most, at + 1);
    return rest === 0 ? 0 : first + rest;
  }

  /** How far a sale that the orders can take uses them up. */
  rungAfter(units: number, at: number, left: number): FloatRung {
    if (left === 0) return this.#rungFrom(units, at);
    const most = this.#takenBy(left, at);
    if (units <= most) return this.#rest(at, left, this.#grossOf(units, at));
    return this.#rungFrom(units - most, at + 1);
  }

  #rungFrom(units: number, from: number): FloatRung {
    const sold = units + numberAt(this.#paid, from);
    const last = lastBelow(this.#paid, sold, from);
    const gross = this.#grossOf(sold - numberAt(this.#paid, last), last);
    return this.#rest(last, numberAt(this.#held, last), gross);
  }

  #rest(at: number, held: number, gross: number): FloatRung {
    const left = held - gross;
    const isDust = left * numberAt(this.#asked, at) < numberAt(this.#sold, at);
    return isDust ? { at: at + 1, left: 0 } : { at, left };
  }

  #receivedFrom(units: number, from: number): number {
    const sold = units + numberAt(this.#paid, from);
    const at = lastBelow(this.#paid, sold, from);
    if (at >= this.#held.length) return 0;
    const whole = numberAt(this.#received, at) - numberAt(this.#received, from);
    return whole + this.#net(this.#grossOf(sold - numberAt(this.#paid, at), at));
  }

  /** What an order gives for units that it can take. */
  #grossOf(units: number, at: number): number {
    return Math.floor((units * numberAt(this.#sold, at)) / numberAt(this.#asked, at));
  }

  #takenBy(left: number, at: number): number {
    return Math.floor((left * numberAt(this.#asked, at)) / numberAt(this.#sold, at));
  }

  #net(gross: number): number {
    return gross - feeAbout(gross, this.#feePercent, this.#mostFee);
  }
}

import { formatPlain } from '../../amounts/amount.ts';
import type { LimitOrder } from '../../protocol/objects.ts';
import { type BookSide, priceOf, restOf, type UnitFraction } from './bookOrder.ts';

/** Decimals of the market's two assets. */
export interface Decimals {
  readonly base: number;
  readonly quote: number;
}

/** Orders of a side whose prices fall into one step. */
export interface PriceRow {
  /** Whole base asset for one whole quote asset, as a plain decimal text: bids rounded down, asks up. */
  readonly price: string;
  /** Units of each asset that this row's orders trade. */
  readonly base: bigint;
  readonly quote: bigint;
  /** The same for this row and all better ones. */
  readonly baseTotal: bigint;
  readonly quoteTotal: bigint;
  readonly orders: number;
  /** The quote asset's units of the account's own orders in this row. */
  readonly ownQuote: bigint;
}

export interface GroupingOptions {
  readonly decimals: Decimals;
  /** The price step as a power of ten. */
  readonly stepExponent: number;
  /** Maximum number of rows. */
  readonly limit: number;
  /** 1.2.x; its orders are counted separately. */
  readonly owner?: string | undefined;
}

/** A fraction in wholes of both assets. */
interface WholeFraction {
  readonly over: bigint;
  readonly under: bigint;
}

/** The price of units as a price of wholes. */
export function inWholes({ base, quote }: UnitFraction, decimals: Decimals): WholeFraction {
  return { over: base * 10n ** BigInt(decimals.quote), under: quote * 10n ** BigInt(decimals.base) };
}

/** The power of ten of the first digit of a fraction above zero: -3 for 0.0045. */
export function magnitudeOf({ over, under }: WholeFraction): number {
  const guess = over.toString().length - under.toString().length;
  return over * tenTo(-guess) < under * tenTo(guess) ? guess - 1 : guess;
}

/** A power of ten; 1 for negative exponents, which multiply the other side of a comparison instead. */
const tenTo = (exponent: number): bigint => 10n ** BigInt(Math.max(0, exponent));

/**
 * A fraction in whole steps of a power of ten: rounded down for a bid, up for an ask, so that neither looks better than
 * it is.
 */
function stepsOf(side: BookSide, { over, under }: WholeFraction, exponent: number): bigint {
  const [top, bottom] = [over * tenTo(-exponent), under * tenTo(exponent)];
  return side === 'bids' ? top / bottom : (top + bottom - 1n) / bottom;
}

/** That many steps as a decimal text. */
const textOf = (steps: bigint, exponent: number): string =>
  formatPlain(steps * tenTo(exponent), Math.max(0, -exponent));

/** The price of an order's row. A price below one step keeps its first digit, so no row has the price zero. */
function rowPrice(side: BookSide, order: LimitOrder, { decimals, stepExponent }: GroupingOptions): string {
  const price = inWholes(priceOf(side, order), decimals);
  const exponent = Math.min(stepExponent, magnitudeOf(price));
  return textOf(stepsOf(side, price, exponent), exponent);
}

/** A side's sorted orders grouped by price, the best first. */
export function priceRows(
  side: BookSide,
  orders: readonly LimitOrder[],
  options: GroupingOptions,
): PriceRow[] {
  const rows: PriceRow[] = [];
  for (const order of orders) {
    const price = rowPrice(side, order, options);
    const last = rows.at(-1);
    const isNew = last?.price !== price;
    if (isNew && rows.length === options.limit) break;
    const { base, quote } = restOf(side, order);
    const before = isNew ? { base: 0n, quote: 0n, orders: 0, ownQuote: 0n } : last;
    const row: PriceRow = {
      price,
      base: before.base + base,
      quote: before.quote + quote,
      baseTotal: (last?.baseTotal ?? 0n) + base,
      quoteTotal: (last?.quoteTotal ?? 0n) + quote,
      orders: before.orders + 1,
      ownQuote: before.ownQuote + (order.seller === options.owner ? quote : 0n),
    };
    if (isNew) rows.push(row);
    else rows[rows.length - 1] = row;
  }
  return rows;
}

import type { LimitOrder } from '../../protocol/objects.ts';
import { type BookSide, priceOf } from './bookOrder.ts';
import { type Decimals, inWholes, magnitudeOf } from './priceRows.ts';

/** Digits of the price that each choice keeps, the finest first. */
const DIGITS = [6, 5, 4, 3] as const;

/** Steps (powers of ten) for grouping a book, by its best prices, the finest first; none for an empty book. */
export function stepExponents(
  best: Readonly<Partial<Record<BookSide, LimitOrder>>>,
  decimals: Decimals,
): readonly number[] {
  const magnitudes = (['bids', 'asks'] as const).flatMap((side) => {
    const order = best[side];
    return order === undefined ? [] : [magnitudeOf(inWholes(priceOf(side, order), decimals))];
  });
  if (magnitudes.length === 0) return [];
  const magnitude = Math.max(...magnitudes);
  return DIGITS.map((digits) => magnitude - digits + 1);
}

/** A step as a decimal text: 10, 1, 0.01. */
export function stepText(exponent: number): string {
  return exponent >= 0 ? `1${'0'.repeat(exponent)}` : `0.${'0'.repeat(-exponent - 1)}1`;
}

/**
 * The distance from the best bid to the best ask, in hundredths of a percent of the ask, rounded down; negative for a
 * crossed book, null for a side without orders.
 */
export function spreadOf(bid: LimitOrder | undefined, ask: LimitOrder | undefined): number | null {
  if (bid === undefined || ask === undefined) return null;
  const [low, high] = [priceOf('bids', bid), priceOf('asks', ask)];
  const whole = high.base * low.quote;
  const part = whole - low.base * high.quote;
  return Number((part * 10_000n) / whole);
}

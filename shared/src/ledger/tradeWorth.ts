import type { ChainAmount } from '../protocol/objects.ts';
import type { Entry } from './entry.ts';

/** Decimals of money, enough for any priced amount to be above zero. */
export const MONEY_DECIMALS = 8;

/** The value of units of an asset at a moment, in units of MONEY_DECIMALS; null: no price was known. */
export type WorthOf = (amount: ChainAmount, at: number) => bigint | null;

/** An amount with its value. */
export interface PricedAmount extends ChainAmount {
  readonly worth: bigint | null;
}

/** An entry's two sides with their values. */
export interface PricedSides {
  readonly gave: readonly PricedAmount[];
  readonly got: readonly PricedAmount[];
}

const sumOf = (sides: readonly PricedAmount[]): bigint | null =>
  sides.reduce<bigint | null>((sum, { worth }) => (sum === null || worth === null ? null : sum + worth), 0n);

/** A single amount without a price is worth the total less the others. */
function completed(side: readonly PricedAmount[], whole: bigint | null): PricedAmount[] {
  const missing = side.filter(({ worth }) => worth === null);
  if (missing.length !== 1 || whole === null) return [...side];
  const rest = side.reduce((left, { worth }) => left - (worth ?? 0n), whole);
  return side.map((amount) => (amount.worth === null && rest >= 0n ? { ...amount, worth: rest } : amount));
}

/**
 * The two sides of an entry with their values at that time. Both sides of a trade have the same value: the price of
 * what was given decides, or else of what was received; a single amount takes the whole value of the other side, so
 * that no trade gains by its two prices alone. When fees consumed the result, the given units brought nothing.
 */
export function pricedSides(
  { gave, got, at }: Pick<Entry, 'gave' | 'got' | 'at'>,
  worthOf: WorthOf,
): PricedSides {
  const price = (side: readonly ChainAmount[]) =>
    side.map((amount): PricedAmount => ({ ...amount, worth: worthOf(amount, at) }));
  const isEaten = got.length > 0 && got.every(({ amount }) => amount === 0n);
  const worthless = (side: readonly ChainAmount[]) => side.map((amount) => ({ ...amount, worth: 0n }));
  if (isEaten) return { gave: worthless(gave), got: worthless(got) };
  const [given, taken] = [price(gave), price(got)];
  if (given.length === 0 || taken.length === 0) return { gave: given, got: taken };
  const whole = sumOf(given) ?? sumOf(taken);
  const [first] = taken;
  if (taken.length === 1 && first !== undefined && whole !== null)
    return { gave: completed(given, whole), got: [{ ...first, worth: whole }] };
  const [only] = given;
  const fromTaken = sumOf(taken);
  if (given.length === 1 && only !== undefined && fromTaken !== null)
    return { gave: [{ ...only, worth: fromTaken }], got: taken };
  return { gave: completed(given, whole), got: completed(taken, whole) };
}

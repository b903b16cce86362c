import type { ChainAmount } from '../protocol/objects.ts';
import type { Entry } from './entry.ts';

/** Money is counted to so many decimals, so that no amount with a price is worth nothing. */
export const MONEY_DECIMALS = 8;

/** What units of an asset were worth at a moment, in units of MONEY_DECIMALS; null: no price was known. */
export type WorthOf = (amount: ChainAmount, at: number) => bigint | null;

/** An amount with what it was worth. */
export interface PricedAmount extends ChainAmount {
  readonly worth: bigint | null;
}

/** An entry's two sides with what they were worth. */
export interface PricedSides {
  readonly gave: readonly PricedAmount[];
  readonly got: readonly PricedAmount[];
}

const sumOf = (sides: readonly PricedAmount[]): bigint | null =>
  sides.reduce<bigint | null>((sum, { worth }) => (sum === null || worth === null ? null : sum + worth), 0n);

/** The one amount without a price is worth what the whole comes to beside the others. */
function completed(side: readonly PricedAmount[], whole: bigint | null): PricedAmount[] {
  const missing = side.filter(({ worth }) => worth === null);
  if (missing.length !== 1 || whole === null) return [...side];
  const rest = side.reduce((left, { worth }) => left - (worth ?? 0n), whole);
  return side.map((amount) => (amount.worth === null && rest >= 0n ? { ...amount, worth: rest } : amount));
}

/**
 * What an entry gave and got with its worth then. Both sides of a trade were worth the same: what was given is priced, or else what was got;
 * a single amount takes the whole of the other side, so that no trade makes a gain by its two prices alone. Where fees left nothing, what
 * was given brought nothing.
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

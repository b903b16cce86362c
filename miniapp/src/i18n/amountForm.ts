import { formatAmount } from './numbers.ts';

// What fits beside an icon and a price at 320 px.
const LONGEST = 14;

/** How an amount is shown in a row: with every decimal of the asset where that fits, else as k, M, Bil, Tril. */
export function formThatFits(units: bigint, precision: number): 'exact' | 'short' {
  return formatAmount(units, precision, 'exact').length > LONGEST ? 'short' : 'exact';
}

import { type AmountForm, formatAmount } from './numbers.ts';

/** In one of these forms an amount is right as it is; where it is too long it is shown as k, M, Bil, Tril. */
type WholeForm = Exclude<AmountForm, 'short'>;

/** The form of an amount in a row: whole where it has at most so many characters or k, M … would not shorten it. */
export function formThatFits(
  units: bigint,
  precision: number,
  whole: WholeForm,
  longest: number,
): AmountForm {
  const { length } = formatAmount(units, precision, whole);
  return length > longest && formatAmount(units, precision, 'short').length < length ? 'short' : whole;
}

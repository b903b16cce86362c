import { type AmountForm, formatAmount } from './numbers.ts';

/** Forms that show the whole amount; a longer one is shown as k, M, Bil, Tril. */
type WholeForm = Exclude<AmountForm, 'short'>;

/** The form of an amount in a row: whole if it has at most this many characters, or if k, M … would not shorten it. */
export function formThatFits(
  units: bigint,
  precision: number,
  whole: WholeForm,
  longest: number,
): AmountForm {
  const { length } = formatAmount(units, precision, whole);
  return length > longest && formatAmount(units, precision, 'short').length < length ? 'short' : whole;
}

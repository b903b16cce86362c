import { AppError } from '../errors/appError.ts';
import { withPlainMarks } from './typedMarks.ts';

/** A number as the user typed it. */
export interface TypedNumber {
  /** Digits, with a point before decimals: '1250.5'. Nothing is rounded, and trailing zeros stay. */
  readonly text: string;
  /**
   * The second possible meaning: '990,099' is 990.099, or 990099 when the mark separates thousands. Null: it has one
   * meaning.
   */
  readonly grouped: string | null;
}

const NUMBER = /^(\d{1,3}(?:\p{Zs}\d{3})+|\d*)(?:[.,](\d*))?(\??)$/u;
/** Thousands never begin with a zero: '0,125' is a fraction. */
const FIRST_GROUP = /^[1-9]\d{0,2}$/u;
/** Follows an ambiguous number until the user chooses a meaning; no number ends with it. */
const DOUBT = '?';

/**
 * Reads a typed number: a comma or a point before decimals, blanks between thousands, full-width characters as plain ones.
 * @throws AppError amount.empty, amount.negative, amount.other_digits, amount.ambiguous (marked by withDoubt), amount.malformed
 */
export function readTypedNumber(typed: string): TypedNumber {
  const text = withPlainMarks(typed).trim();
  if (text === '') throw new AppError('amount.empty');
  if (/^[-\u2212]/u.test(text)) throw new AppError('amount.negative');
  const [digits] = /[^\P{Nd}0-9]+/u.exec(text) ?? [];
  if (digits !== undefined) throw new AppError('amount.other_digits', { digits });
  const [, whole = '', fraction = '', doubt = ''] = NUMBER.exec(text) ?? [];
  if (whole + fraction === '') throw new AppError('amount.malformed');
  const wholes = whole.replace(/\p{Zs}/gu, '').replace(/^0+(?=\d)/u, '') || '0';
  const number: TypedNumber = {
    text: fraction === '' ? wholes : `${wholes}.${fraction}`,
    grouped: FIRST_GROUP.test(whole) && fraction.length === 3 ? whole + fraction : null,
  };
  if (doubt === '') return number;
  throw number.grouped === null ? new AppError('amount.malformed') : ambiguous(number);
}

const ambiguous = ({ text, grouped }: TypedNumber): AppError =>
  new AppError('amount.ambiguous', { number: text, grouped: grouped ?? text });

/**
 * The plain decimal text of a typed number, for places that cannot ask the user about an ambiguous one.
 * @throws AppError amount.ambiguous (facts: number, grouped), and those of readTypedNumber
 */
export function readUnambiguous(typed: string): string {
  const number = readTypedNumber(typed);
  if (number.grouped !== null) throw ambiguous(number);
  return number.text;
}

/** The value that a field reports for a typed text: marked, and therefore not a number yet, when ambiguous. */
export const withDoubt = (typed: string): string => (readingsOf(typed) === null ? typed : typed + DOUBT);

/** The typed text. */
export const withoutDoubt = (value: string): string =>
  doubtOf(value) === null ? value : value.slice(0, -DOUBT.length);

/** The two readings of a text that withDoubt marked; null for any other. */
export const doubtOf = (value: string): Readings | null =>
  value.endsWith(DOUBT) ? readingsOf(value.slice(0, -DOUBT.length)) : null;

type Readings = Readonly<Record<keyof TypedNumber, string>>;

function readingsOf(typed: string): Readings | null {
  try {
    const { text, grouped } = readTypedNumber(typed);
    return grouped === null ? null : { text, grouped };
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** A field's value as plain decimal text; '' while it is no number. */
export function plainNumber(value: string): string {
  try {
    return readTypedNumber(value).text;
  } catch (error) {
    if (error instanceof AppError) return '';
    throw error;
  }
}

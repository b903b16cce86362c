import {
  type Currency,
  type Language,
  withCurrency,
  written,
  writtenFiat,
  writtenNumber,
} from './numbers.ts';

/** Significant digits of a price in a market from one on: its own decimals, without zeros at the end. */
const MARKET_DIGITS = 6;
/** Significant digits of a price below one, and of one with four or more zeros after the point. */
const SMALL_DIGITS = 4;
const TINY_DIGITS = 3;
/** Digits of the largest amount in a column. */
const COLUMN_DIGITS = 7;
/** Zeros after the point that are counted instead of drawn. */
const COUNTED_ZEROS = 4;

/** A price as plain decimal text with that many significant digits, without exponent or zeros at the end. */
function withDigits(price: number, digits: number): string {
  // Rounded first: 0.99996 is one.
  const rounded = Number(price.toPrecision(digits));
  const decimals = Math.min(Math.max(digits - 1 - Math.floor(Math.log10(rounded)), 0), 20);
  return decimals === 0 ? price.toFixed(0) : rounded.toFixed(decimals).replace(/\.?0+$/u, '');
}

/** A price as plain decimal text: four digits below one, three from four zeros after the point on. */
function plainPrice(price: number): string {
  const size = Math.abs(price);
  if (size >= 1) return withDigits(price, MARKET_DIGITS);
  return withDigits(price, size < 10 ** -COUNTED_ZEROS ? TINY_DIGITS : SMALL_DIGITS);
}

/** The price of a market, in full: spoken, copied and written by the bot; drawn by smallPrice. */
export function writtenPrice(price: number, language: Language): string {
  if (!Number.isFinite(price)) return '—';
  return price === 0 ? '0' : written(plainPrice(price), language);
}

/** Prices below each other: all have the decimals of the longest. */
export function writtenPriceColumn(prices: readonly number[], language: Language): string[] {
  const texts = prices.map((price) => (price === 0 ? '0' : plainPrice(price)));
  return alike(texts).map((text) => written(text, language));
}

/** Amounts below each other: seven digits of the largest, two decimals at least. */
export function writtenAmountColumn(amounts: readonly number[], language: Language): string[] {
  const wholes = Math.floor(Math.max(0, ...amounts)).toString().length;
  const decimals = Math.max(2, COLUMN_DIGITS - wholes);
  return alike(amounts.map((amount) => amount.toFixed(decimals).replace(/\.?0+$/u, ''))).map((text) =>
    written(text, language),
  );
}

/** Plain decimal texts with the decimals of the longest. */
function alike(texts: readonly string[]): string[] {
  const decimalsOf = (text: string) => text.split('.')[1] ?? '';
  const most = Math.max(0, ...texts.map((text) => decimalsOf(text).length));
  return texts.map((text) => {
    const lacking = most - decimalsOf(text).length;
    return lacking === 0 ? text : `${text}${text.includes('.') ? '' : '.'}${'0'.repeat(lacking)}`;
  });
}

/** A price beside its neighbours in a chart, in full: six digits whatever its size. */
export function writtenChartPrice(price: number, language: Language): string {
  return price === 0 ? '0' : written(withDigits(price, MARKET_DIGITS), language);
}

/** What a market, pool or network trades or holds: from ten thousand on as k, M, Bil, Tril, below that six digits. */
export function writtenVolume(volume: number, language: Language): string {
  if (!(volume < 10_000)) return writtenNumber(volume, language);
  return volume <= 0 ? '0' : written(withDigits(volume, MARKET_DIGITS), language);
}

/** The price of one coin in a currency, in full: two decimals from one on. */
export function writtenCoinPrice(price: number, currency: Currency, language: Language): string {
  if (price >= 1 || price <= 0 || !Number.isFinite(price)) return writtenFiat(price, currency, language);
  return withCurrency(written(plainPrice(price), language), currency, language);
}

/** A written price in the parts of its drawing: $0.0₇444 counts the seven zeros after the point; null: draw it in full. */
export function smallPrice(text: string): { before: string; zeros: number; after: string } | null {
  const found = /^(\D*0[.,])(0{4,})([1-9].*)$/u.exec(text);
  if (found === null) return null;
  const [, before = '', zeros = '', after = ''] = found;
  return { before: `${before}0`, zeros: zeros.length, after };
}

/** The same as one text, for canvases: a small digit is a letter of its own. */
export function smallPriceText(text: string): string {
  const parts = smallPrice(text);
  if (parts === null) return text;
  const small = String(parts.zeros).replace(/\d/gu, (digit) => String.fromCharCode(0x2080 + Number(digit)));
  return parts.before + small + parts.after;
}

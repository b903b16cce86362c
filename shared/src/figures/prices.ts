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

import { formatExact, formatPlain } from '../amounts/amount.ts';

/*
 * How the app, the bot and its pictures write figures for reading. What is copied, linked, saved or sent stays a plain
 * decimal text (amounts/amount.ts).
 */

export type Language = 'en' | 'ru' | 'zh';

/** Before a unit: both stay on one line. */
export const NO_BREAK = '\u00a0';
export const MINUS = '\u2212';

const english = { group: ',', decimal: '.' } as const;
/** Between groups of three digits, and before decimals. */
export const marks = { en: english, ru: { group: '\u202f', decimal: ',' }, zh: english } as const;

/** A plain decimal text, in a sign or a letter or alone. */
const PLAIN = /^([^\d.,]*)(\d+)(?:\.(\d+))?(\D*)$/u;

/** A plain decimal text in a language: '1250.5' is '1,250.5'. Any other text (an id, what is written already) stays. */
export function written(text: string, language: Language): string {
  const parts = PLAIN.exec(text);
  if (parts === null) return text;
  const { group, decimal } = marks[language];
  const [, before = '', whole = '', fraction, after = ''] = parts;
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/gu, group);
  return `${before}${grouped}${fraction === undefined ? '' : decimal + fraction}${after}`;
}

/** A figure and its unit on one line. */
export const withUnit = (figure: string, unit: string): string => figure + NO_BREAK + unit;

/** The lower bound in wholes of each unit letter (spec §9: k, M, Bil, Tril). */
const letters = [
  { from: 1_000_000_000_000n, letter: 'Tril' },
  { from: 1_000_000_000n, letter: 'Bil' },
  { from: 1_000_000n, letter: 'M' },
  { from: 10_000n, letter: 'k' },
] as const;

/**
 * plain: every digit, without zeros at the end; exact: with them; short: from ten thousand on as k, M, Bil, Tril with
 * two decimals, cut and never rounded up, below that plain. Short is for figures of a market, pool, asset or network.
 */
export type AmountForm = 'plain' | 'exact' | 'short';

/** Units of an asset with that precision. */
export function writtenAmount(
  units: bigint,
  precision: number,
  language: Language,
  form: AmountForm = 'plain',
): string {
  const size = units < 0n ? -units : units;
  const sign = units < 0n ? MINUS : '';
  const wholes = size / 10n ** BigInt(precision);
  const step = form === 'short' ? letters.find(({ from }) => wholes >= from) : undefined;
  if (step === undefined) {
    const write = form === 'exact' ? formatExact : formatPlain;
    return sign + written(write(size, precision), language);
  }
  const divisor = step.letter === 'k' ? 1000n : step.from;
  return sign + written(formatExact((wholes * 100n) / divisor, 2), language) + step.letter;
}

/** A number with two decimals, from ten thousand on as k, M, Bil, Tril: a percentage, days. */
export function writtenNumber(value: number, language: Language): string {
  if (!Number.isFinite(value)) return '—';
  const hundredths = BigInt(Math.round(Math.abs(value) * 100));
  const sign = value < 0 && hundredths > 0n ? MINUS : '';
  return sign + hundredthsText(hundredths, language, 'short');
}

/** Two decimals in either form: money and percentages keep their zeros. */
function hundredthsText(hundredths: bigint, language: Language, form: 'exact' | 'short'): string {
  const isShort = form === 'short' && hundredths >= 1_000_000n;
  return writtenAmount(hundredths, 2, language, isShort ? 'short' : 'exact');
}

const currencySigns = { usd: '$', rub: '₽', cny: '¥', eur: '€' } as const;
export type Currency = keyof typeof currencySigns;

/** A written figure with the sign of its currency: before it, in Russian behind it. */
export function withCurrency(figure: string, currency: Currency, language: Language): string {
  const sign = currencySigns[currency];
  return language === 'ru' ? withUnit(figure, sign) : sign + figure;
}

/**
 * An amount of money with two decimals, '< $0.01' below a cent; short (k, M, Bil, Tril) for figures of a market, pool,
 * asset or network alone. The caller marks estimates with ≈.
 */
export function writtenFiat(
  value: number,
  currency: Currency,
  language: Language,
  form: 'exact' | 'short' = 'exact',
): string {
  if (!Number.isFinite(value)) return '—';
  const cents = BigInt(Math.round(Math.abs(value) * 100));
  // A value above zero is never shown as zero, nor rounded up to a cent.
  if (value > 0 && value < 0.01)
    return `<${NO_BREAK}${withCurrency(written('0.01', language), currency, language)}`;
  const sign = value < 0 && cents > 0n ? MINUS : '';
  return sign + withCurrency(hundredthsText(cents, language, form), currency, language);
}

/** A figure in percent: '0.1%', in Russian '0,1 %'. A plain decimal text gets the marks of the language. */
export function writtenPercent(figure: string | number, language: Language): string {
  return `${written(String(figure), language)}${language === 'ru' ? NO_BREAK : ''}%`;
}

/** A change in percent as one text: '▲ 1.35%', '▼ 0.07%', '0.00%'. */
export function writtenChange(percent: number, language: Language): string {
  const { direction, size } = changeOf(percent, language);
  return direction === 0 ? size : withUnit(direction > 0 ? '▲' : '▼', size);
}

/** A change in percent: its direction (0: nothing has moved), and its size with two decimals and without a sign. */
export function changeOf(percent: number, language: Language): { direction: -1 | 0 | 1; size: string } {
  const hundredths = Math.round(Math.abs(percent) * 100);
  const size = writtenPercent(writtenNumber(Math.abs(percent), language), language);
  return { direction: hundredths === 0 ? 0 : percent > 0 ? 1 : -1, size };
}

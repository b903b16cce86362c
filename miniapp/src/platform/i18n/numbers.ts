import { formatExact, formatPlain } from '@xbts/shared/amounts/amount.ts';

/** Groups digits with a narrow no-break space: a copied comma could be read as a decimal mark. */
const GROUP = '\u202f';
const MINUS = '\u2212';

/** The lower bound in wholes of each unit letter (spec §9: k, M, Bil, Tril). */
const letters = [
  { from: 1_000_000_000_000n, letter: 'Tril' },
  { from: 1_000_000_000n, letter: 'Bil' },
  { from: 1_000_000n, letter: 'M' },
  { from: 10_000n, letter: 'k' },
] as const;

export type AmountForm = 'exact' | 'short' | 'plain';

/**
 * An amount for reading. exact: all decimals of the asset; short: from ten thousand on as k, M, Bil, Tril with two
 * decimals, truncated, never rounded up, below that exact; plain: exact without trailing zeros.
 */
export function formatAmount(units: bigint, precision: number, form: AmountForm = 'exact'): string {
  const isNegative = units < 0n;
  const size = isNegative ? -units : units;
  const sign = isNegative ? MINUS : '';
  const wholes = size / 10n ** BigInt(precision);
  const step = form === 'short' ? letters.find(({ from }) => wholes >= from) : undefined;
  const write = form === 'plain' ? formatPlain : formatExact;
  if (step === undefined) return sign + groupDigits(write(size, precision));
  const divisor = step.letter === 'k' ? 1000n : step.from;
  return `${sign}${formatExact((wholes * 100n) / divisor, 2)}${step.letter}`;
}

/** A plain decimal text with its whole part in groups of three. */
export function groupDigits(text: string): string {
  const [whole = '', fraction] = text.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/gu, GROUP);
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

const currencySymbols = { usd: '$', rub: '₽', cny: '¥', eur: '€' } as const;

/** A number with two decimals, from ten thousand on as k, M, Bil, Tril (spec §9): a percentage, days, a share. */
export function formatNumber(value: number): string {
  if (!Number.isFinite(value)) return '—';
  const hundredths = BigInt(Math.round(Math.abs(value) * 100));
  return formatAmount(value < 0 ? -hundredths : hundredths, 2, 'short');
}

/**
 * A fiat estimate with two decimals, from ten thousand on as k, M, Bil, Tril (spec §9), <$0.01 below a cent; exact for
 * a price and for an account's total. The caller marks estimates with ≈.
 */
export function formatFiat(
  value: number,
  currency: keyof typeof currencySymbols,
  form: 'exact' | 'short' = 'short',
): string {
  if (!Number.isFinite(value)) return '—';
  const cents = BigInt(Math.round(Math.abs(value) * 100));
  // A value above zero is never shown as zero.
  if (cents === 0n && value > 0) return `<${currencySymbols[currency]}0.01`;
  const sign = value < 0 && cents > 0n ? MINUS : '';
  return `${sign}${currencySymbols[currency]}${formatAmount(cents, 2, form)}`;
}

/** A whole number in groups of three: a block number, a count. */
export function formatInteger(value: number): string {
  return groupDigits(String(Math.trunc(value)));
}

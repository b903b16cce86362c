import {
  type AmountForm,
  written,
  writtenAmount,
  writtenFiat,
  writtenNumber,
} from '@xbts/shared/figures/numbers.ts';
import type { Currency } from './currencies.ts';
import { translator } from './language.ts';

/*
 * Figures in the present language. With another one every component renders again (useLanguage.ts), so figures are
 * formatted while rendering and kept nowhere.
 */

export type { AmountForm };

/** An amount for reading, exact without zeros at the end unless another form is named. */
export function formatAmount(units: bigint, precision: number, form?: AmountForm): string {
  return writtenAmount(units, precision, translator.language, form);
}

/** A plain decimal text with the marks of the language. */
export function groupDigits(text: string): string {
  return written(text, translator.language);
}

/** A number with two decimals, from ten thousand on as k, M, Bil, Tril: a percentage, days, a share. */
export function formatNumber(value: number): string {
  return writtenNumber(value, translator.language);
}

/** Money with two decimals; short for figures of a market, pool, asset or network alone. Estimates get ≈ from the caller. */
export function formatFiat(value: number, currency: Currency, form?: 'exact' | 'short'): string {
  return writtenFiat(value, currency, translator.language, form);
}

/** The same in three parts: whole, decimals with their mark, and what follows them. */
export function fiatParts(
  value: number,
  currency: Currency,
): { whole: string; cents: string; after: string } {
  const text = formatFiat(value, currency);
  const at = text.search(/[.,]\d\d(?!\d)/u);
  if (at < 0) return { whole: text, cents: '', after: '' };
  return { whole: text.slice(0, at), cents: text.slice(at, at + 3), after: text.slice(at + 3) };
}

/** A whole number in groups of three: a block number, a count. */
export function formatInteger(value: number): string {
  return groupDigits(String(Math.trunc(value)));
}

import { written } from '@xbts/shared/figures/numbers.ts';
import {
  writtenAmountColumn,
  writtenChartPrice,
  writtenCoinPrice,
  writtenPrice,
  writtenPriceColumn,
  writtenVolume,
} from '@xbts/shared/figures/prices.ts';
import type { Currency } from './currencies.ts';
import { translator } from './language.ts';

/** The price of a market, in full; PriceText draws it. */
export function formatPrice(price: number): string {
  return writtenPrice(price, translator.language);
}

/** What a market, pool or network trades or holds. */
export function formatVolume(volume: number): string {
  return writtenVolume(volume, translator.language);
}

/** Prices below each other, with the same decimals; PriceText draws them. */
export function formatPriceColumn(prices: readonly number[]): string[] {
  return writtenPriceColumn(prices, translator.language);
}

/** Amounts below each other, with the same decimals. */
export function formatAmountColumn(amounts: readonly number[]): string[] {
  return writtenAmountColumn(amounts, translator.language);
}

/** A price in a chart, in full. */
export function formatChartPrice(price: number): string {
  return writtenChartPrice(price, translator.language);
}

/** The price of one coin in a currency, in full; PriceText draws it. */
export function coinPrice(price: number, currency: Currency): string {
  return writtenCoinPrice(price, currency, translator.language);
}

/** Hundredths of a percent (a chain fee) as percent: 20 is '0.2'. */
export function formatPercentOfChain(hundredths: number): string {
  return written((hundredths / 100).toFixed(2).replace(/\.?0+$/u, ''), translator.language);
}

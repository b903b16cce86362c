import { parseDecimal, unitsPerWhole } from '../../amounts/amount.ts';
import { signOf } from '../../amounts/signOf.ts';
import { AppError } from '../../errors/appError.ts';
import type { Asset } from '../../protocol/objects.ts';

/** The two assets of a market; prices are BASE per one QUOTE. */
export interface MarketPair {
  readonly quote: Pick<Asset, 'id' | 'precision'>;
  readonly base: Pick<Asset, 'id' | 'precision'>;
}

/** An exact price: units of BASE for units of QUOTE, both above zero. */
export interface OrderPrice {
  readonly base: bigint;
  readonly quote: bigint;
}

/** The maximum digits of an integer in a chain price (10^15 units at most). */
const PRICE_DIGITS = 19;

/**
 * The maximum decimals of a price in the market, as the chain prints them (C/db_market.cpp, price_to_string); an asset
 * has at most twelve.
 */
export function priceDecimals({ quote, base }: MarketPair): number {
  return PRICE_DIGITS + base.precision - quote.precision;
}

/**
 * Reads a typed price, BASE per one whole QUOTE, without rounding.
 * @throws AppError amount.zero, and those of parseDecimal
 */
export function parsePrice(text: string, pair: MarketPair): OrderPrice {
  const decimals = priceDecimals(pair);
  const figure = parseDecimal(text, decimals);
  if (figure === 0n) throw new AppError('amount.zero');
  return {
    base: figure * unitsPerWhole(pair.base.precision),
    quote: unitsPerWhole(decimals) * unitsPerWhole(pair.quote.precision),
  };
}

/** Significant digits of a displayed price. */
const DIGITS = 8;
const SCALE_DIGITS = 30;
type Rounding = 'down' | 'near' | 'up';

/** A price as a plain decimal text of eight significant digits, rounded half up: for reading, never for signing. */
export function priceText(price: OrderPrice, pair: MarketPair): string {
  return roundedText(price, pair, 'near');
}

/** The same for a field: an order typed with it meets an order of that price. Rounded up to buy, down to sell. */
export function meetingPriceText(side: 'buy' | 'sell', price: OrderPrice, pair: MarketPair): string {
  return roundedText(price, pair, side === 'buy' ? 'up' : 'down');
}

function roundedText({ base, quote }: OrderPrice, pair: MarketPair, rounding: Rounding): string {
  const divisor = quote * unitsPerWhole(pair.base.precision);
  const scaled = base * unitsPerWhole(pair.quote.precision) * 10n ** BigInt(SCALE_DIGITS);
  const unit = 10n ** BigInt(Math.max(0, (scaled / divisor).toString().length - DIGITS));
  const step = divisor * unit;
  const add = { down: 0n, near: step / 2n, up: step - 1n }[rounding];
  const text = (((scaled + add) / step) * unit).toString().padStart(SCALE_DIGITS + 1, '0');
  return `${text.slice(0, -SCALE_DIGITS)}.${text.slice(-SCALE_DIGITS)}`.replace(/\.?0+$/u, '');
}

/** Negative when the first price is lower. */
export function comparePrices(one: OrderPrice, other: OrderPrice): number {
  return signOf(one.base * other.quote - other.base * one.quote);
}

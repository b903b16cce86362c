import type { BothSides } from '../amm/quoteDeposit.ts';
import { MAX_SHARE_SUPPLY } from '../amounts/amount.ts';
import { mulDivDown } from '../amounts/mulDiv.ts';
import { AppError } from '../errors/appError.ts';
import type { FoundPrice } from './findPrices.ts';
import type { PricePool } from './priceGraph.ts';

/** The price of one unit of an asset, and its change over 24 h in percent. */
export type UnitPrice = Pick<FoundPrice, 'perUnit' | 'change24h'>;

/** A value in a currency, and the price's change over 24 h in percent; null: there is no price. */
export interface Estimate {
  readonly value: number | null;
  readonly change24h: number | null;
}

/** The value of units of an asset at its price. */
export function estimateAt(price: UnitPrice | null, units: bigint): Estimate {
  if (price === null) return { value: null, change24h: null };
  return { value: Number(units) * price.perUnit, change24h: price.change24h };
}

/**
 * The units worth that many hundredths of a currency at a price, rounded down.
 * @throws AppError amount.too_large when the result exceeds any asset's supply
 */
export function unitsWorthRoundedDown(hundredths: bigint, { perUnit }: Pick<UnitPrice, 'perUnit'>): bigint {
  const units = Math.floor(Number(hundredths) / 100 / perUnit);
  if (!(units <= Number(MAX_SHARE_SUPPLY))) throw new AppError('amount.too_large');
  return BigInt(units);
}

/** The value of units of a pool's two assets; null when only one side has a price. */
export function estimateBoth(units: BothSides, a: UnitPrice | null, b: UnitPrice | null): Estimate {
  if (a === null || b === null) return { value: null, change24h: null };
  const [valueA, valueB] = [Number(units.a) * a.perUnit, Number(units.b) * b.perUnit];
  const value = valueA + valueB;
  const [wasA, wasB] = [a, b].map(({ change24h }) => (change24h === null ? null : 1 + change24h / 100));
  const change24h = value > 0 && wasA && wasB ? (value / (valueA / wasA + valueB / wasB) - 1) * 100 : null;
  return { value, change24h };
}

/** The units of a pool's two assets behind shares, before its withdrawal fee, rounded down; `supply` is above zero. */
export function unitsOfShares(
  shares: bigint,
  { balanceA, balanceB }: Pick<PricePool, 'balanceA' | 'balanceB'>,
  supply: bigint,
): BothSides {
  return { a: mulDivDown(shares, balanceA, supply), b: mulDivDown(shares, balanceB, supply) };
}

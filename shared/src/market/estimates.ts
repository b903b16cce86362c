import type { BothSides } from '../amm/quoteDeposit.ts';
import { MAX_SHARE_SUPPLY } from '../amounts/amount.ts';
import { mulDivDown } from '../amounts/mulDiv.ts';
import { AppError } from '../errors/appError.ts';
import type { FoundPrice } from './findPrices.ts';
import type { PricePool } from './priceGraph.ts';

/** The price of one unit of an asset, and its change over 24 h in percent. */
export type UnitPrice = Pick<FoundPrice, 'perUnit' | 'change24h'>;

/** What something is worth in a currency, and the price's change over 24 h in percent; null: there is no price. */
export interface Estimate {
  readonly value: number | null;
  readonly change24h: number | null;
}

/** What units of an asset are worth at its price. */
export function estimateAt(price: UnitPrice | null, units: bigint): Estimate {
  if (price === null) return { value: null, change24h: null };
  return { value: Number(units) * price.perUnit, change24h: price.change24h };
}

/**
 * The units that are worth so many hundredths of a currency at a price, rounded down.
 * @throws AppError amount.too_large where no asset has so many
 */
export function unitsWorthRoundedDown(hundredths: bigint, { perUnit }: Pick<UnitPrice, 'perUnit'>): bigint {
  const units = Math.floor(Number(hundredths) / 100 / perUnit);
  if (!(units <= Number(MAX_SHARE_SUPPLY))) throw new AppError('amount.too_large');
  return BigInt(units);
}

/** What units of a pool's two assets are worth; nothing is said of one that has a price on one side only. */
export function estimateBoth(units: BothSides, a: UnitPrice | null, b: UnitPrice | null): Estimate {
  if (a === null || b === null) return { value: null, change24h: null };
  const [valueA, valueB] = [Number(units.a) * a.perUnit, Number(units.b) * b.perUnit];
  const value = valueA + valueB;
  const [wasA, wasB] = [a, b].map(({ change24h }) => (change24h === null ? null : 1 + change24h / 100));
  const change24h = value > 0 && wasA && wasB ? (value / (valueA / wasA + valueB / wasB) - 1) * 100 : null;
  return { value, change24h };
}

/** The units of a pool's two assets that shares stand for, before its withdrawal fee, rounded down; `supply` is above zero. */
export function unitsOfShares(
  shares: bigint,
  { balanceA, balanceB }: Pick<PricePool, 'balanceA' | 'balanceB'>,
  supply: bigint,
): BothSides {
  return { a: mulDivDown(shares, balanceA, supply), b: mulDivDown(shares, balanceB, supply) };
}

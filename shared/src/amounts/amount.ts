import { AppError } from '../errors/appError.ts';
import { readTypedNumber } from './typedNumber.ts';

/** An integer number of the asset's smallest units, with the asset it counts. */
export interface Amount {
  readonly units: bigint;
  readonly assetId: string;
}

/** The maximum units of an asset: GRAPHENE_MAX_SHARE_SUPPLY, 10^15. */
export const MAX_SHARE_SUPPLY = 1_000_000_000_000_000n;

/** 10 to the power of the asset's precision: units in one whole. */
export function unitsPerWhole(precision: number): bigint {
  return 10n ** BigInt(precision);
}

/**
 * Reads a typed number ("1250.5", "1 250,5") as a whole number of its last decimal, without rounding.
 * @throws AppError amount.too_many_decimals, and those of readTypedNumber
 */
export function parseDecimal(text: string, decimals: number): bigint {
  const [whole = '', fraction = ''] = readTypedNumber(text).text.split('.');
  if (fraction.length > decimals) throw new AppError('amount.too_many_decimals', { decimals });
  return BigInt(whole + fraction.padEnd(decimals, '0'));
}

/**
 * A typed count, or with two decimals a typed percentage in hundredths; null for a text that is no number or has more
 * decimals.
 */
export function parseFigure(text: string, decimals: number): number | null {
  try {
    return Number(parseDecimal(text, decimals));
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/**
 * Reads a typed decimal text as units of an asset with that precision.
 * @throws AppError amount.too_large, and those of parseDecimal
 */
export function parseAmount(text: string, precision: number): bigint {
  const units = parseDecimal(text, precision);
  if (units > MAX_SHARE_SUPPLY) throw new AppError('amount.too_large');
  return units;
}

/** Units as an exact plain decimal text with every decimal of the asset ("1250.50000"). */
export function formatExact(units: bigint, precision: number): string {
  const [sign, size] = units < 0n ? ['-', -units] : ['', units];
  const digits = size.toString().padStart(precision + 1, '0');
  if (precision === 0) return sign + digits;
  return `${sign}${digits.slice(0, -precision)}.${digits.slice(-precision)}`;
}

/** Units as a plain decimal text without trailing zeros ("1250.5"). */
export function formatPlain(units: bigint, precision: number): string {
  const exact = formatExact(units, precision);
  return exact.includes('.') ? exact.replace(/\.?0+$/u, '') : exact;
}

import { formatPlain, unitsPerWhole } from '@xbts/shared/amounts/amount.ts';
import { groupDigits } from '../../../platform/i18n/numbers.ts';

/** An amount with the decimals of its asset. */
export interface Measured {
  readonly units: bigint;
  readonly precision: number;
}

const DECIMALS = 18;
const DIGITS = 6;

/** How much of `got` one whole `paid` brings, to six digits, cut and never rounded up; null if nothing is paid. */
export function rateText(paid: Measured, got: Measured): string | null {
  if (paid.units <= 0n) return null;
  const scaled =
    (got.units * unitsPerWhole(paid.precision) * unitsPerWhole(DECIMALS)) /
    (paid.units * unitsPerWhole(got.precision));
  const digits = scaled.toString().length;
  const dropped = unitsPerWhole(Math.max(0, Math.min(digits - DIGITS, DECIMALS)));
  return groupDigits(formatPlain((scaled / dropped) * dropped, DECIMALS));
}

import type { GatewayCoin } from '@xbts/shared/services/gateways.ts';

/** A more valuable minimum must have been stated in another unit than it was read in (services.md, Gateways). */
const MOST_DOLLARS = 100_000;
/** The same for one below this part of the fee. */
const FEE_PART = 100n;
/** More than any amount of a gateway has (gateways.ts). */
const DECIMALS = 40;

export type StatedTerms = Pick<GatewayCoin, 'minAmount' | 'withdrawFee' | 'gateFee' | 'areAmountsUnclear'>;

function scaled(coins: string | null | undefined): bigint {
  const [whole = '0', fraction = ''] = (coins ?? '0').split('.');
  return BigInt(whole + fraction.padEnd(DECIMALS, '0'));
}

/**
 * Whether the meaning of a gateway's minimum is unclear: the row leaves it open, it exceeds 100,000 dollars, or it is
 * less than a hundredth of the fees. A minimum of zero is none, in any unit. `dollars` is the value of one coin by the
 * app's prices; null: unknown.
 */
export function isMinimumUnclear(terms: StatedTerms, dollars: number | null): boolean {
  const { minAmount, withdrawFee, gateFee, areAmountsUnclear } = terms;
  if (areAmountsUnclear) return true;
  const minimum = scaled(minAmount);
  if (minimum === 0n) return false;
  const isWorthTooMuch = dollars !== null && Number(minAmount) * dollars > MOST_DOLLARS;
  return isWorthTooMuch || minimum * FEE_PART < scaled(withdrawFee) + scaled(gateFee);
}

export const FULL_PERCENT = 10000;

/** A share in hundredths of a percent, rounded down. */
export function percentDown(amount: bigint, percent: number): bigint {
  return (amount * BigInt(percent)) / BigInt(FULL_PERCENT);
}

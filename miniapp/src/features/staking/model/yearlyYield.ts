/** Payouts of a year: on the 1st and the 15th of each month. */
const PAYOUTS_A_YEAR = 24;

/**
 * What a stake earns in a year in percent of its own value, if further payouts were like those of the past; both values
 * in one currency. Null without payouts or without a value.
 */
export function yearlyYield({
  earned,
  payouts,
  staked,
}: {
  earned: number;
  payouts: number;
  staked: number;
}): number | null {
  if (payouts === 0 || staked <= 0) return null;
  return ((earned / payouts) * PAYOUTS_A_YEAR * 100) / staked;
}

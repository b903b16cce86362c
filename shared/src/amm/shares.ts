import { formatExact } from '../amounts/amount.ts';
import { mulDivDown } from '../amounts/mulDiv.ts';
import { percentRoundedDown } from './fees.ts';

const SHARE_DECIMALS = 4;
const FULL_SHARE = 1_000_000n; // 100.0000 %

/** The part of a pool that shares represent, in percent with four decimals, rounded down ("12.3456"). */
export function sharePercentRoundedDown(shares: bigint, shareSupply: bigint): string {
  const parts = shareSupply === 0n ? 0n : mulDivDown(shares, FULL_SHARE, shareSupply);
  return formatExact(parts, SHARE_DECIMALS);
}

/** The shares to redeem for a percentage (hundredths of a percent) of the held shares; all of them at 10000. */
export function sharesForPercentRoundedDown(heldShares: bigint, percent: number): bigint {
  return percentRoundedDown(heldShares, BigInt(percent));
}

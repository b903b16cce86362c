import { mulDivDown } from './mulDiv.ts';

/** A whole percentage of a balance in units, rounded down, without the `reserved` units (a fee in the same asset). */
export function shareOfBalanceRoundedDown(percent: number, balance: bigint, reserved: bigint): bigint {
  const spendable = balance > reserved ? balance - reserved : 0n;
  const share = mulDivDown(balance, BigInt(percent), 100n);
  return share < spendable ? share : spendable;
}

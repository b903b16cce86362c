import { mulDivDown } from '../amounts/mulDiv.ts';
import { AppError } from '../errors/appError.ts';
import { percentRoundedDown } from './fees.ts';
import { isInitialised, type PoolWithShares, withMovedBalances } from './poolState.ts';
import type { BothSides } from './quoteDeposit.ts';

/** The outcome of a withdrawal of shares. */
export interface WithdrawQuote {
  /** Share units that are burnt. */
  readonly shares: bigint;
  readonly received: BothSides;
  /** The withdrawal fee, which stays in the pool. */
  readonly fee: BothSides;
  /** True when these are all the shares: the pool pays everything out without a fee. */
  readonly isAll: boolean;
  readonly after: PoolWithShares;
}

/**
 * The payment for redeemed shares, exact to the unit (chain.md §6 Withdraw).
 * @throws AppError amount.zero, pool.not_initialised, pool.shares_over_supply, pool.zero_outcome
 */
export function quoteWithdraw(pool: PoolWithShares, shares: bigint): WithdrawQuote {
  if (shares <= 0n) throw new AppError('amount.zero');
  if (!isInitialised(pool)) throw new AppError('pool.not_initialised', { poolId: pool.id });
  if (shares > pool.shareSupply) throw new AppError('pool.shares_over_supply', { poolId: pool.id });
  const isAll = shares === pool.shareSupply;
  const gross = isAll ? { a: pool.balanceA, b: pool.balanceB } : grossRoundedDown(pool, shares);
  const percent = isAll ? 0n : BigInt(pool.withdrawalFeePercent);
  const fee = { a: percentRoundedDown(gross.a, percent), b: percentRoundedDown(gross.b, percent) };
  const received = { a: gross.a - fee.a, b: gross.b - fee.b };
  if (received.a === 0n && received.b === 0n) throw new AppError('pool.zero_outcome', { poolId: pool.id });
  const moved = withMovedBalances(pool, -received.a, -received.b);
  return { shares, received, fee, isAll, after: { ...moved, shareSupply: pool.shareSupply - shares } };
}

function grossRoundedDown(pool: PoolWithShares, shares: bigint): BothSides {
  return {
    a: mulDivDown(shares, pool.balanceA, pool.shareSupply),
    b: mulDivDown(shares, pool.balanceB, pool.shareSupply),
  };
}

import { mulDivDown, mulDivUp } from '../amounts/mulDiv.ts';
import { AppError } from '../errors/appError.ts';
import { type PoolWithShares, withMovedBalances } from './poolState.ts';
import { smallestOf } from './smallestOf.ts';

/** Units of both assets. */
export interface BothSides {
  readonly a: bigint;
  readonly b: bigint;
}

/** The units that a deposit takes and mints. */
export interface DepositQuote {
  /** True for the deposit that fills an empty pool: only the owner may make it, and it sets the price. */
  readonly isFirst: boolean;
  readonly offered: BothSides;
  /** Debited units: never more than offered. */
  readonly taken: BothSides;
  /** Share units minted for the liquidity provider. */
  readonly minted: bigint;
  readonly after: PoolWithShares;
}

/**
 * The units that a deposit takes and mints for an offer of both assets (chain.md §6 Deposit).
 * @throws AppError amount.zero, pool.supply_exhausted, pool.new_supply_disabled, pool.owner_first,
 * pool.first_deposit_too_large, pool.zero_outcome
 */
export function quoteDeposit(pool: PoolWithShares, offered: BothSides, isOwner: boolean): DepositQuote {
  if (offered.a <= 0n || offered.b <= 0n) throw new AppError('amount.zero');
  checkNewSupply(pool);
  const isFirst = pool.balanceA === 0n;
  if (isFirst && !isOwner) throw new AppError('pool.owner_first', { poolId: pool.id });
  const minted = isFirst ? firstMint(pool, offered) : laterMint(pool, offered);
  const taken = isFirst ? offered : takenRoundedUp(pool, minted);
  const moved = withMovedBalances(pool, taken.a, taken.b);
  const after = { ...moved, shareSupply: pool.shareSupply + minted };
  return { isFirst, offered, taken, minted, after };
}

/**
 * Checks that the supply of the share asset can grow.
 * @throws AppError pool.supply_exhausted, pool.new_supply_disabled
 */
export function checkNewSupply({
  id,
  isNewSupplyDisabled,
  shareSupply,
  shareMaxSupply,
}: PoolWithShares): void {
  if (isNewSupplyDisabled) throw new AppError('pool.new_supply_disabled', { poolId: id });
  if (shareSupply >= shareMaxSupply) throw new AppError('pool.supply_exhausted', { poolId: id });
}

function firstMint({ id, shareMaxSupply }: PoolWithShares, { a, b }: BothSides): bigint {
  const minted = a > b ? a : b;
  if (minted > shareMaxSupply) throw new AppError('pool.first_deposit_too_large', { poolId: id });
  return minted;
}

function laterMint(pool: PoolWithShares, { a, b }: BothSides): bigint {
  const byA = mulDivDown(pool.shareSupply, a, pool.balanceA);
  const byB = mulDivDown(pool.shareSupply, b, pool.balanceB);
  const room = pool.shareMaxSupply - pool.shareSupply;
  const minted = smallestOf(byA, byB, room);
  if (minted <= 0n) throw new AppError('pool.zero_outcome', { poolId: pool.id });
  return minted;
}

/** The cost of minting shares in a filled pool: units of both assets, rounded up. */
function takenRoundedUp(pool: PoolWithShares, minted: bigint): BothSides {
  return {
    a: mulDivUp(minted, pool.balanceA, pool.shareSupply),
    b: mulDivUp(minted, pool.balanceB, pool.shareSupply),
  };
}

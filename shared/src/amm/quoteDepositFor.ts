import type { Amount } from '../amounts/amount.ts';
import { mulDivDown, mulDivUp } from '../amounts/mulDiv.ts';
import { AppError } from '../errors/appError.ts';
import { isSellingA } from './leg.ts';
import { isInitialised, type PoolWithShares } from './poolState.ts';
import { checkNewSupply, type DepositQuote, quoteDeposit } from './quoteDeposit.ts';
import { smallestOf } from './smallestOf.ts';

/**
 * The deposit for an amount of one side. The other side follows the pool's ratio: the smallest amount that mints the
 * same shares.
 * @throws AppError pool.not_initialised when the pool is empty (its first deposit has no ratio), pool.foreign_asset,
 * amount.zero, pool.supply_exhausted, pool.new_supply_disabled, pool.zero_outcome
 */
export function quoteDepositFor(pool: PoolWithShares, given: Amount): DepositQuote {
  if (given.units <= 0n) throw new AppError('amount.zero');
  if (!isInitialised(pool)) throw new AppError('pool.not_initialised', { poolId: pool.id });
  checkNewSupply(pool);
  const isA = isSellingA(pool, given.assetId);
  const [held, other] = isA ? [pool.balanceA, pool.balanceB] : [pool.balanceB, pool.balanceA];
  const room = pool.shareMaxSupply - pool.shareSupply;
  const minted = smallestOf(mulDivDown(pool.shareSupply, given.units, held), room);
  if (minted <= 0n) throw new AppError('pool.zero_outcome', { poolId: pool.id });
  const linked = mulDivUp(minted, other, pool.shareSupply);
  return quoteDeposit(pool, isA ? { a: given.units, b: linked } : { a: linked, b: given.units }, false);
}

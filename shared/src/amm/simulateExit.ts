import { AppError } from '../errors/appError.ts';
import type { PoolWithShares } from './poolState.ts';
import type { BothSides } from './quoteDeposit.ts';
import { quoteWithdraw } from './quoteWithdraw.ts';

/** An exit from a pool at another price: an estimate for display, since future fees are unknown. */
export interface ExitSimulation {
  /** The payment for the shares, after the withdrawal fee. */
  readonly received: BothSides;
  /** The same in units of asset B at the simulated price. */
  readonly value: number;
  /** The value of the deposited assets in units of asset B, had they been held instead. */
  readonly heldValue: number;
  /** value over heldValue less one: −0.02 is 2 % less than by holding. */
  readonly gain: number;
}

/**
 * The payment for shares once the price of A in B is `priceFactor` times today's (above 0), compared with holding
 * `putIn`. The balances follow the curve: A shrinks by the factor's root, B grows by it.
 * @throws AppError pool.not_initialised, pool.shares_over_supply, pool.zero_outcome, amount.zero
 */
export function simulateExit(
  pool: PoolWithShares,
  shares: bigint,
  putIn: BothSides,
  priceFactor: number,
): ExitSimulation {
  if (!Number.isFinite(priceFactor) || priceFactor <= 0) throw new AppError('amount.zero');
  const root = Math.sqrt(priceFactor);
  const moved = {
    ...pool,
    balanceA: BigInt(Math.round(Number(pool.balanceA) / root)),
    balanceB: BigInt(Math.round(Number(pool.balanceB) * root)),
  };
  const { received } = quoteWithdraw(moved, shares);
  const price = (Number(pool.balanceB) / Number(pool.balanceA)) * priceFactor;
  const inB = ({ a, b }: BothSides): number => Number(a) * price + Number(b);
  const value = inB(received);
  const heldValue = inB(putIn);
  return { received, value, heldValue, gain: heldValue === 0 ? 0 : value / heldValue - 1 };
}

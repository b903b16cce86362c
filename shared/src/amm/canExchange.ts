import { FULL_PERCENT } from './fees.ts';
import { isInitialised, type PoolState } from './poolState.ts';

/** True when an exchange with the pool can give something: a taker fee of 100 % leaves nothing of any amount. */
export function canExchange(pool: PoolState): boolean {
  return isInitialised(pool) && BigInt(pool.takerFeePercent) < FULL_PERCENT;
}

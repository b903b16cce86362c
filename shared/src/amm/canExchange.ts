import { FULL_PERCENT } from './fees.ts';
import { isInitialised, type PoolState } from './poolState.ts';

/** True when an exchange with the pool can yield anything: a taker fee of 100 % leaves nothing. */
export function canExchange(pool: PoolState): boolean {
  return isInitialised(pool) && BigInt(pool.takerFeePercent) < FULL_PERCENT;
}

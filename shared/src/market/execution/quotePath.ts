import type { FeesByAsset, PoolState } from '../../amm/poolState.ts';
import { type ExchangeQuote, quoteExchange } from '../../amm/quoteExchange.ts';
import type { Amount } from '../../amounts/amount.ts';
import { AppError } from '../../errors/appError.ts';
import type { RoutePath } from './route.ts';

/** States of pools, by pool id, as they are after the exchanges quoted so far. */
export type CarriedPools = Map<string, PoolState>;

/** Quotes a swap through a row of pools, each at its carried state, and carries their new states on. */
export function quotePath(
  pools: readonly PoolState[],
  sell: Amount,
  fees: FeesByAsset,
  carried: CarriedPools,
): RoutePath {
  const hops: ExchangeQuote[] = [];
  let held = sell;
  for (const pool of pools) {
    const quote = quoteExchange(carried.get(pool.id) ?? pool, held, fees);
    carried.set(pool.id, quote.after);
    hops.push(quote);
    held = quote.received;
  }
  if (hops.length === 0) throw new AppError('pool.no_route');
  return { sold: sell, received: held, hops };
}

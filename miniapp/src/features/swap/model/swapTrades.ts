import type { LiquidityPoolExchange } from '@xbts/shared/protocol/operations/liquidityPoolExchange.ts';
import type { SignedTransaction } from '@xbts/shared/protocol/operations.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';

/** One operation of a swap: an exchange with a pool, or an order that is filled at once. */
export type SwapTrade = Pick<LiquidityPoolExchange, 'amount_to_sell' | 'min_to_receive'> & {
  /** The pool's id; null: the order book. */
  readonly pool: string | null;
};

/** The trades of a transaction that is a swap and nothing else; undefined for any other. */
export function tradesOf({ operations }: Pick<SignedTransaction, 'operations'>): SwapTrade[] | undefined {
  const trades = operations.flatMap((operation): SwapTrade[] => {
    if (operation[0] === operationType.liquidity_pool_exchange) return [operation[1]];
    const isAtOnce = operation[0] === operationType.limit_order_create && operation[1].fill_or_kill;
    return isAtOnce ? [{ ...operation[1], pool: null }] : [];
  });
  return trades.length > 0 && trades.length === operations.length ? trades : undefined;
}

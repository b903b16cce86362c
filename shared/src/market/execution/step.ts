import type { ExchangeQuote } from '../../amm/quoteExchange.ts';
import type { Amount } from '../../amounts/amount.ts';
import type { Fill } from '../matching/matchOrder.ts';

interface StepBase {
  /** The venue's id. */
  readonly id: string;
  /** What leaves the account for it at the quoted state. */
  readonly sell: Amount;
  /** What arrives at the quoted state, market fees taken off. */
  readonly expected: Amount;
  /** What arrives at least: otherwise the chain refuses the whole transaction. */
  readonly guaranteed: Amount;
  /** How much worse than the price before it the step executes, fees left out: 0.03 is 3 %. An estimate. */
  readonly impact: number;
}

/** One liquidity_pool_exchange. */
export interface PoolStep extends StepBase {
  readonly kind: 'pool';
  /** The exchange at the quoted state, with its fees and prices. */
  readonly quote: ExchangeQuote;
}

/** One limit_order_create that is filled at once or not at all. */
export interface PlannedOrder {
  readonly sell: Amount;
  /** Its price is the worst that the order accepts; market fees are taken off what it gives. */
  readonly minToReceive: Amount;
  readonly fills: readonly Fill[];
}

/** A sale to an order book: one order, or several where the book's prices lie farther apart than the slippage allows. */
export interface BookStep extends StepBase {
  readonly kind: 'book';
  readonly orders: readonly PlannedOrder[];
  /** Market fee of the bought asset at the quoted state, in its units. */
  readonly takerFee: bigint;
}

export type PlannedStep = PoolStep | BookStep;

/** How many operations a step is. */
export const operationsOf = (step: PlannedStep): number => (step.kind === 'pool' ? 1 : step.orders.length);

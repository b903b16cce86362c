import type { ExchangeQuote } from '../../amm/quoteExchange.ts';
import type { Amount } from '../../amounts/amount.ts';
import type { Fill } from '../matching/matchOrder.ts';

interface StepBase {
  /** The venue's id. */
  readonly id: string;
  /** Units that leave the account at the quoted state. */
  readonly sell: Amount;
  /** Units that arrive at the quoted state, after market fees. */
  readonly expected: Amount;
  /** The minimum that arrives: with less the chain refuses the whole transaction. */
  readonly guaranteed: Amount;
  /** How much worse than the previous price the step executes, without fees: 0.03 is 3 %. An estimate. */
  readonly impact: number;
}

/** One liquidity_pool_exchange. */
export interface PoolStep extends StepBase {
  readonly kind: 'pool';
  /** The exchange at the quoted state, with its fees and prices. */
  readonly quote: ExchangeQuote;
}

/** One limit_order_create that fills at once or not at all. */
export interface PlannedOrder {
  readonly sell: Amount;
  /** Its price is the worst that the order accepts; market fees come off the result. */
  readonly minToReceive: Amount;
  readonly fills: readonly Fill[];
}

/** A sale to an order book: one order, or several when the book's prices differ by more than the slippage. */
export interface BookStep extends StepBase {
  readonly kind: 'book';
  readonly orders: readonly PlannedOrder[];
  /** Market fee of the bought asset at the quoted state, in its units. */
  readonly takerFee: bigint;
}

export type PlannedStep = PoolStep | BookStep;

/** The number of a step's operations. */
export const operationsOf = (step: PlannedStep): number => (step.kind === 'pool' ? 1 : step.orders.length);

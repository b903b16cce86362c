import type { ChainAmount } from '../protocol/objects.ts';
import type { OperationRecord } from '../protocol/records.ts';

/** An operation of an account's history with the time of its block. */
export type TimedRecord = OperationRecord & { readonly block_time: string };

/** What an operation did to one account, to the unit. */
export interface Entry {
  /** 1.11.x */
  readonly id: string;
  readonly type: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly block: number;
  /** Its place in the block. */
  readonly transaction: number;
  /** Made by the chain itself: no transaction holds it. */
  readonly isVirtual: boolean;
  /** The other account, by its id. */
  readonly counterparty: string | null;
  /** The order (1.7.x) that it is about. */
  readonly orderId: string | null;
  /** The pool (1.19.x) that it is about. */
  readonly poolId: string | null;
  /** By how much each balance changed, fees included; unchanged ones are absent. */
  readonly changes: ReadonlyMap<string, bigint>;
  /** What the account no longer owns, fees apart. What waits in its own orders and stakes is still owned. */
  readonly gave: readonly ChainAmount[];
  /** What it owns since, market fees taken off. */
  readonly got: readonly ChainAmount[];
  /** What was put into an order or a stake of its own, or came back from there. */
  readonly kept: readonly ChainAmount[];
  /** The network fee that this account paid. */
  readonly fee: ChainAmount | null;
  /** What an order's network fee came to less, when it ended: paid back. */
  readonly feeBack: ChainAmount | null;
  /** What the issuer took of a fill. */
  readonly marketFee: ChainAmount | null;
  /** False where the chain may have moved more than an operation of this kind tells. */
  readonly isWhole: boolean;
}

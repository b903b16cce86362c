import type { ChainAmount } from '../protocol/objects.ts';
import type { OperationRecord } from '../protocol/records.ts';

/** An operation of an account's history with the time of its block. */
export type TimedRecord = OperationRecord & { readonly block_time: string };

/** The effect of an operation on one account, to the unit. */
export interface Entry {
  /** 1.11.x */
  readonly id: string;
  readonly type: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly block: number;
  /** Its place in the block. */
  readonly transaction: number;
  /** Made by the chain itself, outside of any transaction. */
  readonly isVirtual: boolean;
  /** The other account, by its id. */
  readonly counterparty: string | null;
  /** Its order (1.7.x). */
  readonly orderId: string | null;
  /** Its pool (1.19.x). */
  readonly poolId: string | null;
  /** The change of each balance, fees included; unchanged ones are absent. */
  readonly changes: ReadonlyMap<string, bigint>;
  /** Units that the account no longer owns, without fees. Units in its own orders and stakes are still owned. */
  readonly gave: readonly ChainAmount[];
  /** Units that it owns since, after market fees. */
  readonly got: readonly ChainAmount[];
  /** Units moved into or out of its own orders and stakes. */
  readonly kept: readonly ChainAmount[];
  /** The network fee that this account paid. */
  readonly fee: ChainAmount | null;
  /** The part of an order's network fee that was refunded when it ended. */
  readonly feeBack: ChainAmount | null;
  /** The issuer's share of a fill. */
  readonly marketFee: ChainAmount | null;
  /** False when the chain may have moved more than the operation itself shows. */
  readonly isWhole: boolean;
}

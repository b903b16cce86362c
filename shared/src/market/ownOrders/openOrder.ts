/**
 * The sales of an order since the last notice of it; the first fill's chain time, the last fill as
 * block/transaction/operation.
 */
export interface UntoldFills {
  readonly sold: bigint;
  /** Before the market fee. */
  readonly got: bigint;
  readonly fee: bigint;
  readonly since: Date;
  readonly operation: string;
}

/** An open order of an account (1.7.x) in its last known state; units of the assets. */
export interface OpenOrder {
  readonly id: string;
  readonly soldId: string;
  readonly wantedId: string;
  /** The price: units sold for units wanted. */
  readonly priceSold: bigint;
  readonly priceWanted: bigint;
  /** Units still for sale. */
  readonly left: bigint;
  readonly expiresAt: Date;
  readonly untold: UntoldFills | null;
}

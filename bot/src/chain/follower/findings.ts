import type { Payment } from '../../storage/repositories/payments.ts';
import type { KeyChange } from '../keys/readKeyChanges.ts';
import type { OrderTouches } from '../orders/findOrderTouches.ts';
import type { ProposalTouches } from '../proposals/findProposalTouches.ts';
import type { TimedTouches } from '../timed/findTimedTouches.ts';

/** A transfer to a watched account in a block; the operation as block/transaction/operation. */
export interface IncomingTransfer {
  readonly operation: string;
  readonly fromName: string;
  readonly toId: string;
  readonly toName: string;
  readonly units: bigint;
  readonly symbol: string;
  readonly precision: number;
  /**
   * Whether it credits a deposit: the asset's issuer created the units for the account, or sent units that its gateway
   * holds.
   */
  readonly isDeposit: boolean;
  readonly assetId: string;
  /** Whether it may fulfil an open payment request of that account. */
  readonly isAwaited: boolean;
}

/** A vesting balance, such as 1.13.77, that has recently become claimable in full: a matured stake, or another one. */
export interface MaturedStake {
  readonly vestingId: string;
  readonly isStake: boolean;
  /** The moment when all of it became free, milliseconds since 1970. */
  readonly freeAt: number;
  readonly ownerId: string;
  readonly ownerName: string;
  readonly units: bigint;
  readonly symbol: string;
  readonly precision: number;
}

/** The findings in one block. */
export interface BlockFindings {
  readonly blockNum: number;
  /** Time of the block. */
  readonly at: Date;
  /** Transfers from the payer accounts, a group for each payer. */
  readonly payouts: readonly { payerId: string; payerName: string; payments: readonly Payment[] }[];
  /** All other transfers; some may go to unwatched accounts. */
  readonly transfers: readonly IncomingTransfer[];
}

/** A range of blocks read in order; blocks without findings may be absent. */
export interface RangeFindings {
  readonly chainId: string;
  /** The last block stored before; undefined for the very first range. */
  readonly from: number | undefined;
  /** The last block of the range. */
  readonly to: number;
  readonly blocks: readonly BlockFindings[];
  /** Orders that its blocks may have changed. */
  readonly orders: OrderTouches;
  /** Proposals that it creates or refuses. */
  readonly proposals?: ProposalTouches;
  /** Timed transfers that it creates or claims. */
  readonly timed?: TimedTouches;
  /** Keys that were changed of accounts that somebody watches. */
  readonly keys?: readonly KeyChange[];
}

/** Receives the follower's findings. */
export interface Findings {
  /**
   * Stores a range that ends at `endsAt`, chain time, together with the position. False, without a write, when another
   * process has moved the position in between.
   */
  record(range: RangeFindings, endsAt: Date): Promise<boolean>;
  /** Queues notices of newly claimable balances; resolves to the number of new ones. */
  matured(stakes: readonly MaturedStake[]): Promise<number>;
}

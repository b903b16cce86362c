import type { Payment } from '../../storage/repositories/payments.ts';
import type { KeyChange } from '../keys/readKeyChanges.ts';
import type { OrderTouches } from '../orders/findOrderTouches.ts';
import type { ProposalTouches } from '../proposals/findProposalTouches.ts';
import type { TimedTouches } from '../timed/findTimedTouches.ts';

/** A transfer to a watched account as it stands in a block; the operation as block/transaction/operation. */
export interface IncomingTransfer {
  readonly operation: string;
  readonly fromName: string;
  readonly toId: string;
  readonly toName: string;
  readonly units: bigint;
  readonly symbol: string;
  readonly precision: number;
  /** Whether it credits a deposit: the asset's issuer made the units for the account, or sent what its gateway holds. */
  readonly isDeposit: boolean;
  readonly assetId: string;
  /** Whether a payment is asked for to that account, which this may be. */
  readonly isAwaited: boolean;
}

/** A vesting balance, as in 1.13.77, all of which can be claimed since lately: a stake whose term is over, or another one. */
export interface MaturedStake {
  readonly vestingId: string;
  readonly isStake: boolean;
  /** Since when all of it is free, milliseconds since 1970. */
  readonly freeAt: number;
  readonly ownerId: string;
  readonly ownerName: string;
  readonly units: bigint;
  readonly symbol: string;
  readonly precision: number;
}

/** What one block holds for us. */
export interface BlockFindings {
  readonly blockNum: number;
  /** Time of the block. */
  readonly at: Date;
  /** Transfers from the payer accounts, a group for each payer. */
  readonly payouts: readonly { payerId: string; payerName: string; payments: readonly Payment[] }[];
  /** All other transfers; those to accounts that nobody watches may be among them. */
  readonly transfers: readonly IncomingTransfer[];
}

/** A range of blocks read in order; blocks that hold nothing for us may be absent. */
export interface RangeFindings {
  readonly chainId: string;
  /** The last block stored before; undefined for the very first range. */
  readonly from: number | undefined;
  /** The last block of the range. */
  readonly to: number;
  readonly blocks: readonly BlockFindings[];
  /** What its blocks may have done to orders. */
  readonly orders: OrderTouches;
  /** What they propose, and refuse. */
  readonly proposals?: ProposalTouches;
  /** What they lock until a secret is given, and what they take. */
  readonly timed?: TimedTouches;
  /** Keys that were changed of accounts that somebody watches. */
  readonly keys?: readonly KeyChange[];
}

/** Where the follower hands over what it finds. */
export interface Findings {
  /**
   * Stores a range that ends at `endsAt`, chain time, together with how far the chain is read. False, and nothing stored, when another
   * process moved the position meanwhile.
   */
  record(range: RangeFindings, endsAt: Date): Promise<boolean>;
  /** Queues notices of what can be claimed in full since lately; resolves to how many are new. */
  matured(stakes: readonly MaturedStake[]): Promise<number>;
}

import type { BlockSummary, ProcessedTransaction, SignedBlock } from './objects/blocks.ts';
import type { OperationRecord } from './objects/operations.ts';
import type { ChainObject } from './objects.ts';
import type { State } from './state.ts';

/** The last applied block. */
export interface Head {
  number: number;
  id: string;
  /** `YYYY-MM-DDTHH:MM:SS`, UTC. */
  time: string;
  irreversible: number;
}

/** A transaction inside a block. */
export interface IncludedTransaction {
  id: string;
  blockNumber: number;
  index: number;
  transaction: ProcessedTransaction;
}

/** The effect of one applied block; the source of notices. */
export interface AppliedBlock {
  number: number;
  id: string;
  time: string;
  block: SignedBlock;
  transactions: IncludedTransaction[];
  /** Every operation of the block in order, virtual ones (fills, expired orders) included. */
  operations: OperationRecord[];
  created: string[];
  changed: string[];
  removed: { id: string; before: ChainObject }[];
}

export interface RequiredFee {
  amount: bigint;
  asset_id: string;
}

/** A fee as get_required_fees returns it; for a proposal a pair, its own and those of its operations. */
export type FeeAnswer = RequiredFee | [own: RequiredFee, proposed: FeeAnswer[]];

export interface PushOptions {
  /** Skips signatures and authorities: for seeding a world and for tests. */
  isTrusted?: boolean;
}

/** The chain. Transactions and operations come in as the JSON a node takes (numbers or decimal text for integers). */
export interface Ledger {
  readonly chainId: string;
  /** Head block plus pending transactions. */
  readonly state: State;
  head(): Head;
  block(number: number): SignedBlock | undefined;
  blockId(number: number): string | undefined;
  /** Object 2.8.reference, of the 65,536 existing ones. */
  blockSummary(reference: number): BlockSummary;
  /** A transaction of any block so far, whether or not the chain itself still remembers the id. */
  transaction(id: string): IncludedTransaction | undefined;
  /** True while the chain remembers the id: not yet past its expiration (get_recent_transaction_by_id). */
  isRecent(id: string): boolean;
  pending(): { id: string; transaction: ProcessedTransaction }[];
  /** Checks and applies a transaction to the pending state. Throws NodeError. */
  pushTransaction(transaction: unknown, options?: PushOptions): { id: string };
  /** Wraps operations into a trusted transaction and pushes it. Throws NodeError. */
  pushOperations(operations: [number, object][]): { id: string; transaction: ProcessedTransaction };
  /** Runs all checks and effects of a transaction, then undoes everything. Throws NodeError. */
  validateTransaction(transaction: unknown): ProcessedTransaction;
  /** The chain's fee for each operation, in the given asset, rounded up. */
  requiredFees(operations: unknown, assetId: string): RequiredFee[];
  /** The same with those of the proposed operations. */
  feeAnswers(operations: unknown, assetId: string): FeeAnswer[];
  /** Keys out of the given ones that must still sign. */
  requiredSignatures(transaction: unknown, keys: string[]): string[];
  potentialSignatures(transaction: unknown): string[];
  /** Throws NodeError when signatures are missing or too many. */
  verifyAuthority(transaction: unknown): true;
  /** Packed bytes as hex; with the signature vector when `isSigned`. */
  transactionHex(transaction: unknown, isSigned: boolean): string;
  /** Puts pending transactions into a block at `atSeconds` (epoch seconds, default: now, never before the head). */
  produceBlock(atSeconds?: number): AppliedBlock;
  /** Called after each block; returns the unsubscriber. */
  onBlock(listener: (applied: AppliedBlock) => void): () => void;
  /** Called for each transaction accepted into the pending state; returns the unsubscriber. */
  onPending(listener: (transaction: ProcessedTransaction) => void): () => void;
}

import type { OperationResult, StoredOperation } from './operations.ts';

/** The id of the last block whose number ends in these 16 bits; all of them exist from the first block on. */
export interface BlockSummary {
  id: string;
  block_id: string;
}

export interface StoredTransaction {
  ref_block_num: number;
  ref_block_prefix: number;
  expiration: string;
  operations: StoredOperation[];
  extensions: [];
  signatures: string[];
}

export interface ProcessedTransaction extends StoredTransaction {
  operation_results: OperationResult[];
}

/** Keeps a transaction id until its expiration has passed. */
export interface TransactionRecord {
  id: string;
  trx: StoredTransaction;
  trx_id: string;
}

export interface SignedBlock {
  previous: string;
  timestamp: string;
  witness: string;
  transaction_merkle_root: string;
  extensions: [];
  witness_signature: string;
  transactions: ProcessedTransaction[];
}

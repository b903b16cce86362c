import type { ProcessedTransaction, SignedBlock } from '../ledger/objects/blocks.ts';

/** A stored block: the results of its operations are dropped (recorded: tests/vectors/rpc.json get_block). */
export function printedBlock(block: SignedBlock): object {
  return { ...block, transactions: block.transactions.map(printedTransaction) };
}

/** A transaction of a stored block. */
export function printedTransaction(transaction: ProcessedTransaction): object {
  return { ...transaction, operation_results: [] };
}

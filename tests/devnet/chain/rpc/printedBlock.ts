import type { ProcessedTransaction, SignedBlock } from '../ledger/objects/blocks.ts';

/** A block as it is stored: the results of its operations are not kept (recorded: tests/vectors/rpc.json get_block). */
export function printedBlock(block: SignedBlock): object {
  return { ...block, transactions: block.transactions.map(printedTransaction) };
}

/** A transaction of a stored block. */
export function printedTransaction(transaction: ProcessedTransaction): object {
  return { ...transaction, operation_results: [] };
}

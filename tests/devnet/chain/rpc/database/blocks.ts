import { type ApiMethods, method } from '../apiMethod.ts';
import { readBooleanOr, readText, readUint } from '../arguments.ts';
import { printedBlock, printedTransaction } from '../printedBlock.ts';
import type { Session } from '../session.ts';

function recentTransaction({ view: { ledger } }: Session, id: string): object | null {
  const pending = ledger.pending().find((entry) => entry.id === id)?.transaction;
  const included = ledger.isRecent(id) ? ledger.transaction(id)?.transaction : undefined;
  const transaction = pending ?? included;
  if (transaction === undefined) return null;
  const { operation_results: _, ...signed } = transaction;
  return signed;
}

/** Blocks and the transactions in them (chain.md §2). */
export const blockMethods: ApiMethods = {
  get_block: method(1, ({ view }, [number]) => {
    const block = view.block(readUint(number));
    return block === undefined ? null : printedBlock(block);
  }),
  get_block_header: method(1, ({ view }, [number, withSignature]) => {
    const block = view.block(readUint(number));
    if (block === undefined) return null;
    const { transactions: _, witness_signature, ...header } = block;
    return readBooleanOr(withSignature, false) ? { ...header, witness_signature } : header;
  }),
  get_transaction: method(2, ({ view }, [number, index]) => {
    const transaction = view.block(readUint(number))?.transactions[readUint(index)];
    return transaction === undefined ? null : printedTransaction(transaction);
  }),
  get_recent_transaction_by_id: method(1, (session, [id]) => recentTransaction(session, readText(id))),
};

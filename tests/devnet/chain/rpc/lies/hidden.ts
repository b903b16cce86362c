import { encodeJson, type JsonValue } from '../../json.ts';
import { impactedAccounts } from '../../ledger/accountHistory.ts';
import type { ProcessedTransaction } from '../../ledger/objects/blocks.ts';
import type { OperationRecord } from '../../ledger/objects/operations.ts';
import { readOperation } from '../../ledger/operationShapes.ts';
import { getAccount } from '../database/lookups.ts';
import type { JsonObject, Lie, World } from './lie.ts';
import { transactionIdOf } from './swallowed.ts';

const TRANSACTION_ID = /^[0-9a-f]{40}$/;

/** Withheld transactions: ids of 40 hex digits, and accounts (name or id) whose transactions are all hidden. */
export const hiddenLie: Lie<readonly string[]> = {
  about: 'transactions kept from blocks, histories and notices: [transaction id or account, …]',
  off: [],
  example: ['bob-holder2'],
  distort(hidden, world) {
    const isHidden = hider(hidden, world);
    return {
      isHidden,
      object: (object) => toldRecord(object, world, isHidden),
      notice: (kind, argument) =>
        kind === 'pending' && isHidden(argument as never as ProcessedTransaction) ? undefined : argument,
    };
  },
};

type Hides = (transaction: Pick<ProcessedTransaction, 'operations'>) => boolean;

function hider(hidden: readonly string[], { ledger, state }: World): Hides {
  const ids = hidden.filter((one) => TRANSACTION_ID.test(one));
  const accounts = hidden.filter((one) => !ids.includes(one)).map((account) => getAccount(state, account).id);
  const concerns = (op: unknown): boolean =>
    impactedAccounts({ op: readOperation(op), result: [0, {}] }).some((account) =>
      accounts.includes(account),
    );
  return (transaction) => {
    const printed = encodeJson(transaction);
    const { operations } = printed as { operations: JsonValue[] };
    if (accounts.length > 0 && operations.some(concerns)) return true;
    return ids.length > 0 && ids.includes(transactionIdOf(ledger, printed));
  };
}

/**
 * An operation, or its record in the history plugins: null when its transaction is hidden, else with its place among
 * the visible ones.
 */
function toldRecord(object: JsonObject, { state, ledger }: World, isHidden: Hides): JsonObject | null {
  const { id, operation_id } = object;
  const recordId = String(id).startsWith('2.9.') ? operation_id : id;
  if (!String(recordId).startsWith('1.11.')) return object;
  const record: OperationRecord | undefined = state.find('1.11', String(recordId));
  if (record === undefined) return object;
  const transactions = ledger.block(record.block_num)?.transactions ?? [];
  const own = transactions[record.trx_in_block];
  if (own !== undefined && isHidden(own)) return null;
  if (object.trx_in_block === undefined) return object;
  const before = transactions.slice(0, record.trx_in_block).filter(isHidden).length;
  return { ...object, trx_in_block: record.trx_in_block - before };
}

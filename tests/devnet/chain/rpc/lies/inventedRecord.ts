import { impactedAccounts } from '../../ledger/accountHistory.ts';
import type { OperationRecord, StoredOperation } from '../../ledger/objects/operations.ts';
import type { State } from '../../ledger/state.ts';

/** An invented operation, and the accounts whose history shows it. */
export interface InventedRecord {
  readonly record: OperationRecord;
  readonly accounts: readonly string[];
}

/**
 * An operation that replaces the newest one of strangers, with its real id, block and time. `known` are the ids
 * invented before. @throws RangeError on a chain without operations of others
 */
export function inventRecord(
  state: State,
  op: StoredOperation,
  known: readonly string[] = [],
): InventedRecord {
  const accounts = impactedAccounts({ op, result: [0, {}] });
  const stranger = [...state.all('1.11')]
    .reverse()
    .find(
      (record) =>
        !known.includes(record.id) && !impactedAccounts(record).some((account) => accounts.includes(account)),
    );
  if (stranger === undefined)
    throw new RangeError('no operation of strangers to put a false one in place of');
  return {
    accounts,
    record: { ...stranger, op, result: [0, {}], virtual_op: 0, is_virtual: false },
  };
}

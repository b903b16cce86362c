import { impactedAccounts } from '../../ledger/accountHistory.ts';
import type { OperationRecord, StoredOperation } from '../../ledger/objects/operations.ts';
import type { State } from '../../ledger/state.ts';

/** An operation that never was, and the accounts in whose history it is shown. */
export interface InventedRecord {
  readonly record: OperationRecord;
  readonly accounts: readonly string[];
}

/**
 * An operation in the place of the newest one of strangers: its id, block and time are then those of a real one. `known` are ids
 * that were invented before. @throws RangeError on a chain where nobody else has done anything
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

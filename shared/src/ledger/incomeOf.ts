import { listingOf, readRecordedOperation } from '../protocol/recordedOperations.ts';
import type { OperationRecord } from '../protocol/records.ts';

/** Money that came to an account from another one, as its history has it. */
export interface Income {
  /** block/transaction/operation: ids of a history differ between nodes. */
  readonly operation: string;
  /** Id of the account that it came from. */
  readonly payer: string;
  readonly assetId: string;
  readonly units: bigint;
}

/** Where an operation stands on the chain. */
export const placeOf = ({
  block_num: block,
  trx_in_block: transaction,
  op_in_trx: operation,
}: Pick<OperationRecord, 'block_num' | 'trx_in_block' | 'op_in_trx'>): string =>
  `${block}/${transaction}/${operation}`;

/** What a record of an account's (1.2.x) history brought it from others; null for anything that it does itself. */
export function incomeOf(record: OperationRecord, accountId: string): Income | null {
  const read = readRecordedOperation(record.op);
  if (read === undefined) return null;
  const { direction, counterparty, movements } = listingOf(read, { me: accountId, result: record.result });
  const [came] = movements ?? [];
  if (direction !== 'in' || counterparty == null || came === undefined || came.sign !== 1) return null;
  return { operation: placeOf(record), payer: counterparty, assetId: came.assetId, units: came.units };
}

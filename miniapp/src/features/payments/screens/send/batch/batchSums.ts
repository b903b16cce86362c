import { AppError } from '@xbts/shared/errors/appError.ts';
import { transferSize } from '@xbts/shared/protocol/transferSize.ts';
import { overBalance } from '../../../../assets/model/typedAmount.ts';
import { limitsOf, memoBytes, type Spendable } from '../transferForm.ts';

/** A payment with all data known. */
export interface ReadyRow {
  toId: string;
  units: bigint;
  memo: string;
}

export interface BatchParties {
  from: string;
  assetId: string;
  feeAssetId: string;
}

/** A transaction's bytes besides its operations: its head, the count of operations and the extensions (chain.md §4). */
const FRAME_BYTES = 2 + 4 + 4 + 1 + 1;

/** Bytes of one transaction with all the payments, as the chain counts them. */
export function batchBytes(rows: readonly ReadyRow[], parties: BatchParties): number {
  return rows.reduce((bytes, { toId, memo }) => {
    const length = memoBytes(memo);
    return bytes + transferSize({ ...parties, to: toId }, length === 0 ? null : length) - FRAME_BYTES;
  }, FRAME_BYTES);
}

/** All payments together, in units. */
export const batchTotal = (rows: readonly { units: bigint }[]): bigint =>
  rows.reduce((sum, { units }) => sum + units, 0n);

/** The joint fault of all payments: none, more than the balance, or more than fits into a transaction. */
export function batchError(
  rows: readonly ReadyRow[],
  parties: BatchParties,
  holding: Spendable,
  longest: number,
): AppError | null {
  if (rows.length === 0) return new AppError('batch.nothing');
  const over = overBalance(batchTotal(rows), limitsOf(holding));
  if (over !== null) return over;
  const bytes = batchBytes(rows, parties);
  return bytes > longest ? new AppError('batch.too_many', { bytes, longest }) : null;
}

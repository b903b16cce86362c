import { AppError } from '../errors/appError.ts';
import { NULL_PUBLIC_KEY } from './constants.ts';
import type { Memo } from './operations/parts.ts';
import type { Operation } from './operations.ts';
import { operationType } from './operationTypes.ts';
import { sealedBytes } from './transferSize.ts';

/** The text of a memo for the operation at `index`, encrypted to that operation's recipient. */
export interface MemoText {
  readonly index: number;
  readonly text: string;
}

/** A memo of the encrypted text's size. */
const standIn = (text: string): Memo => ({
  from: NULL_PUBLIC_KEY,
  to: NULL_PUBLIC_KEY,
  nonce: '0',
  message: '00'.repeat(sealedBytes(new TextEncoder().encode(text).length)),
});

/**
 * Operations to be priced: a fee depends only on the size of a memo (chain.md §8), so a placeholder of the same size
 * serves. It is never signed: the signer encrypts the texts itself.
 * @throws AppError signer.operation_not_allowed for a memo of anything but a transfer
 */
export function withMemoStandIns(operations: readonly Operation[], memos: readonly MemoText[]): Operation[] {
  return operations.map((operation, index) => {
    const memo = memos.find((each) => each.index === index);
    if (memo === undefined) return operation;
    if (operation[0] !== operationType.transfer)
      throw new AppError('signer.operation_not_allowed', { type: operation[0] });
    return [operation[0], { ...operation[1], memo: standIn(memo.text) }];
  });
}

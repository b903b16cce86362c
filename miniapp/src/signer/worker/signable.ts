import { AppError } from '@xbts/shared/errors/appError.ts';
import type { Operation } from '@xbts/shared/protocol/operations.ts';
import { payerOf } from '@xbts/shared/protocol/signed.ts';

/**
 * Lets through operations that the worker signs and whose payer is the given account.
 * @throws AppError signer.nothing_to_sign, signer.operation_not_allowed, signer.foreign_payer
 */
export function assertSignable(operations: readonly Operation[], accountId: string): void {
  if (operations.length === 0) throw new AppError('signer.nothing_to_sign');
  for (const operation of operations) {
    const payer = payerOf(operation);
    if (payer === undefined) throw new AppError('signer.operation_not_allowed', { type: operation[0] });
    if (payer !== accountId) throw new AppError('signer.foreign_payer', { payer });
  }
}

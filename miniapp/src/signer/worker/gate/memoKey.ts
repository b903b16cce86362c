import { AppError } from '@xbts/shared/errors/appError.ts';
import { memoKeyChange } from '@xbts/shared/protocol/memoKeyChange.ts';
import { memoKeyFault } from '@xbts/shared/protocol/memoKeyFault.ts';
import type { Operation } from '@xbts/shared/protocol/operations.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import type { SigningRequest } from '../../protocol/signing.ts';
import type { AgreedFacts } from '../../shownFacts.ts';

/**
 * The new memo key in an operation that, by the agreed facts, changes nothing else of its account; null for any other.
 */
function newMemoKey([type, payload]: Operation, { accounts }: AgreedFacts): string | null {
  if (type !== operationType.account_update) return null;
  const account = accounts.find(({ id }) => id === payload.account);
  return account === undefined ? null : memoKeyChange(payload, account.options);
}

/** The new memo key in a request of exactly one such operation; null for any other request. */
export function memoKeyIn({
  operations,
  agreed,
}: Pick<SigningRequest, 'operations' | 'agreed'>): string | null {
  const [first] = operations;
  return operations.length === 1 && first !== undefined ? newMemoKey(first, agreed) : null;
}

/**
 * Allows a change of the memo key when the new key is valid and the user typed the account's name: messages to an
 * ownerless key are lost.
 * @throws AppError signer.operation_not_allowed
 */
export function assertMemoKey(
  request: Pick<SigningRequest, 'operations' | 'agreed' | 'typedName'>,
  account: string,
): void {
  const key = memoKeyIn(request);
  if (key === null || (memoKeyFault(key) === null && request.typedName === account)) return;
  throw new AppError('signer.operation_not_allowed', { type: operationType.account_update });
}

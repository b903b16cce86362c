import { AppError } from '@xbts/shared/errors/appError.ts';
import { memoKeyChange } from '@xbts/shared/protocol/memoKeyChange.ts';
import { memoKeyFault } from '@xbts/shared/protocol/memoKeyFault.ts';
import type { Operation } from '@xbts/shared/protocol/operations.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import type { SigningRequest } from '../../protocol/signing.ts';
import type { AgreedFacts } from '../../shownFacts.ts';

/** The memo key that an operation gives its account, where by the agreed facts it changes nothing else of it; null for any other. */
function newMemoKey([type, payload]: Operation, { accounts }: AgreedFacts): string | null {
  if (type !== operationType.account_update) return null;
  const account = accounts.find(({ id }) => id === payload.account);
  return account === undefined ? null : memoKeyChange(payload, account.options);
}

/** The memo key that the one operation of a request changes, and nothing beside it; null for any other request. */
export function memoKeyIn({
  operations,
  agreed,
}: Pick<SigningRequest, 'operations' | 'agreed'>): string | null {
  const [first] = operations;
  return operations.length === 1 && first !== undefined ? newMemoKey(first, agreed) : null;
}

/**
 * Lets a change of the memo key through when somebody can hold the new one and the account's name was typed for it: messages to a key
 * that nobody holds are lost.
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

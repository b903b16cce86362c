import { AppError } from '@xbts/shared/errors/appError.ts';
import { memoKeyChange } from '@xbts/shared/protocol/memoKeyChange.ts';
import { memoKeyFault } from '@xbts/shared/protocol/memoKeyFault.ts';
import type { Operation } from '@xbts/shared/protocol/operations.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import type { SigningRequest } from '../../protocol/signing.ts';
import type { AgreedFacts } from '../../shownFacts.ts';
import { says } from './telling.ts';

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

/** True when a new memo key stands in the sentence, in one line. */
export function isMemoKeyTold(operation: Operation, sentence: string | null, agreed: AgreedFacts): boolean {
  const key = newMemoKey(operation, agreed);
  if (key === null) return true;
  const told = sentence ?? '';
  return !told.includes('\n') && says(told, '(memo)') && says(told, key);
}

import { AppError } from '@xbts/shared/errors/appError.ts';
import {
  activeChangeOf,
  isPossible,
  isReachedByAccounts,
  membersOf,
  weightOfKeys,
} from '@xbts/shared/protocol/authorityChange.ts';
import type { Operation } from '@xbts/shared/protocol/operations.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import type { SigningRequest } from '../../protocol.ts';
import type { AgreedFacts } from '../../shownFacts.ts';
import type { VaultAccount } from '../vault/content.ts';
import { saysAll } from './telling.ts';
import { wordsBy } from './words.ts';

/** True when the one operation of a request changes who may pay for the account, and nothing else. */
export const isActiveChange = ({ operations }: Pick<SigningRequest, 'operations'>): boolean => {
  const [first] = operations;
  return operations.length === 1 && first !== undefined && activeChangeOf(first) !== null;
};

/**
 * Lets a change of who may pay through when the chain would take it and the account's own keys still reach the new threshold. Where they
 * don't, its name has to be typed, and accounts have to be enough without them: by proposals a key approves nothing here.
 * @throws AppError signer.operation_not_allowed
 */
export function assertActiveChange(
  request: Pick<SigningRequest, 'operations' | 'typedName'>,
  { name, signers }: Pick<VaultAccount, 'name' | 'signers'>,
): void {
  const [first] = request.operations;
  const change = first === undefined || !isActiveChange(request) ? null : activeChangeOf(first);
  if (change === null) return;
  const isReached = weightOfKeys(change.active, signers) >= change.active.weight_threshold;
  const isConsented = request.typedName === name && isReachedByAccounts(change.active);
  if (isPossible(change.active) && (isReached || isConsented)) return;
  throw new AppError('signer.operation_not_allowed', { type: operationType.account_update });
}

/** True when each who may pay from then on has a line of its own with the weight, behind a first one with the threshold. */
export function areSignersTold(operation: Operation, sentence: string | null, agreed: AgreedFacts): boolean {
  const change = activeChangeOf(operation);
  if (change === null) return true;
  const words = wordsBy(agreed);
  const [head = '', ...lines] = (sentence ?? '').split('\n');
  const members = membersOf(change.active);
  const isSaid = ([id, weight]: readonly [string, number], index: number) => {
    const names = id.startsWith('1.2.') ? [words.account(id), id] : [id];
    return saysAll(operation, lines[index] ?? '', words, [...names, String(weight)]);
  };
  const hasThreshold = saysAll(operation, head, words, [String(change.active.weight_threshold)]);
  return hasThreshold && lines.length === members.length && members.every(isSaid);
}

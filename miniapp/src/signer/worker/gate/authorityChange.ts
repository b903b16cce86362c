import { AppError } from '@xbts/shared/errors/appError.ts';
import {
  hasUnableSigner,
  isPossible,
  isReachedByAccounts,
  weightOfKeys,
} from '@xbts/shared/protocol/authority.ts';
import { type AuthorityChange, authorityChangeOf } from '@xbts/shared/protocol/authorityChange.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import type { SigningRequest } from '../../protocol/signing.ts';
import type { VaultAccount } from '../vault/content.ts';

/** The authority change in a request of exactly one operation; null for any other request. */
export function authorityChangeIn({
  operations,
}: Pick<SigningRequest, 'operations'>): AuthorityChange | null {
  const [first] = operations;
  return operations.length === 1 && first !== undefined ? authorityChangeOf(first) : null;
}

/**
 * Allows a change of the account's signers when the chain would accept it and the signing keys still reach the new
 * threshold. Otherwise accounts must reach it without them, and the user must type the account's name; for the owner
 * role the name is always required.
 * @throws AppError signer.operation_not_allowed
 */
export function assertAuthorityChange(
  request: Pick<SigningRequest, 'operations' | 'typedName'>,
  { name, accountId, signers }: Pick<VaultAccount, 'name' | 'accountId' | 'signers'>,
  heldKeys: readonly string[],
): void {
  const change = authorityChangeIn(request);
  if (change === null) return;
  const { role, authority } = change;
  const isTyped = request.typedName === name;
  const keys = role === 'owner' ? heldKeys : signers;
  const isReached = weightOfKeys(authority, keys) >= authority.weight_threshold;
  const isConsented = isReached ? role === 'active' || isTyped : isTyped && isReachedByAccounts(authority);
  if (isPossible(authority) && !hasUnableSigner(authority, accountId) && isConsented) return;
  throw new AppError('signer.operation_not_allowed', { type: operationType.account_update });
}

import { AppError } from '@xbts/shared/errors/appError.ts';
import { hasNobody, isPossible, isReachedByAccounts, weightOfKeys } from '@xbts/shared/protocol/authority.ts';
import { type AuthorityChange, authorityChangeOf } from '@xbts/shared/protocol/authorityChange.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import type { SigningRequest } from '../../protocol/signing.ts';
import type { VaultAccount } from '../vault/content.ts';

/** The change of one authority that the one operation of a request is, and nothing else; null for any other request. */
export function authorityChangeIn({
  operations,
}: Pick<SigningRequest, 'operations'>): AuthorityChange | null {
  const [first] = operations;
  return operations.length === 1 && first !== undefined ? authorityChangeOf(first) : null;
}

/**
 * Lets a change of who signs for the account through when the chain would take it and the keys that sign the change still reach the new
 * threshold. Where they don't, accounts have to be enough without them and its name has to be typed; for the owner it has to be typed
 * in any case.
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
  if (isPossible(authority) && !hasNobody(authority, accountId) && isConsented) return;
  throw new AppError('signer.operation_not_allowed', { type: operationType.account_update });
}

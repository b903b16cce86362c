import type { PrivateKey } from '@xbts/shared/protocol/keys.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import type { SigningRequest } from '../protocol/signing.ts';
import { authorityChangeIn } from './gate/authorityChange.ts';
import { memoKeyIn } from './gate/memoKey.ts';
import { areVotes, assertVotes } from './gate/votes.ts';
import { type HeldKeys, heldOf, ownerKeysIn } from './heldKeys.ts';
import type { Keyring } from './keyring.ts';
import { keysOfChange, type PasswordChange } from './passwordChange.ts';

/** Keys for one signature: entered ones, and the owner's of a password change. */
export interface WaitingKeys {
  readonly held: HeldKeys;
  readonly change?: PasswordChange;
}

/** The signing keys of an approval besides the account's own: each key that approves, or the owner's. */
function approvingKeys(request: SigningRequest, { account }: Keyring, held: HeldKeys) {
  const [first] = request.operations;
  if (first?.[0] !== operationType.proposal_update) return [];
  const update = first[1];
  const keys = [...update.key_approvals_to_add, ...update.key_approvals_to_remove];
  if (keys.length > 0) return heldOf(held, keys);
  const owners = [...update.owner_approvals_to_add, ...update.owner_approvals_to_remove];
  return owners.length > 0 ? ownerKeysIn(held, request, account.accountId) : [];
}

/** The unlocked account's keys and the approving ones, without duplicates: the chain refuses a signature twice. */
function withApproving(request: SigningRequest, keyring: Keyring, held: HeldKeys): readonly PrivateKey[] {
  const { signers } = keyring.account;
  const more = approvingKeys(request, keyring, held).filter(([text]) => !signers.includes(text));
  return [...keyring.signingKeys(), ...more.map(([, key]) => key)];
}

/**
 * The keys that sign a request. The present active keys change active signers, votes and the memo key; the owner's keys
 * change the owner; a password change is signed by the keys of its preparation.
 * @throws AppError signer.operation_not_allowed, signer.not_only_keys, signer.not_only_votes, signer.not_as_shown,
 * signer.no_held_key, signer.multi_signature
 */
export function keysFor(
  request: SigningRequest,
  keyring: Keyring,
  { held, change }: WaitingKeys,
): readonly PrivateKey[] {
  const authority = authorityChangeIn(request);
  if (authority?.role === 'owner') return ownerKeysIn(held, request, authority.account).map(([, key]) => key);
  if (authority !== null || memoKeyIn(request) !== null) return withApproving(request, keyring, held);
  if (areVotes(request.operations)) assertVotes(request);
  else {
    const owners = keysOfChange(request, change);
    if (owners !== undefined) return owners;
  }
  return withApproving(request, keyring, held);
}

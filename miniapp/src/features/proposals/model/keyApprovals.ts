import { AppError } from '@xbts/shared/errors/appError.ts';
import { type AuthoritiesOf, approvalsOf } from '@xbts/shared/protocol/approvals.ts';
import { weightOfKeys } from '@xbts/shared/protocol/authority.ts';
import type { Account } from '@xbts/shared/protocol/objects.ts';
import type { ProposalUpdate } from '@xbts/shared/protocol/operations/proposalUpdate.ts';
import type { Proposal } from '@xbts/shared/protocol/proposals.ts';
import { superfluousKeys } from '@xbts/shared/protocol/superfluousKeys.ts';
import type { SavedAccount } from '../../account/model/accounts.ts';

/** An account whose keys approve a proposal individually. */
export interface KeyHolder {
  readonly account: Account;
  /** Keys that still can, as public keys' texts. */
  readonly missing: readonly string[];
  /** Those that have. */
  readonly approved: readonly string[];
}

/** A change of one account's key approvals, and its payer. */
export interface KeyChange {
  readonly payer: Pick<SavedAccount, 'id' | 'name'>;
  readonly update: Partial<ProposalUpdate>;
}

type Find = (id: string) => Account | undefined;

const after = (proposal: Proposal, keys: readonly string[]): Proposal => ({
  ...proposal,
  available_key_approvals: [...proposal.available_key_approvals, ...keys],
});

/** True when the chain would count this key besides the present approvals. */
const counts = (proposal: Proposal, key: string, authoritiesOf: AuthoritiesOf): boolean =>
  superfluousKeys(after(proposal, [key]), authoritiesOf).length === 0;

const keysOf = ({ owner, active }: Account): string[] => [
  ...new Set([...active.key_auths, ...owner.key_auths].map(([key]) => key)),
];

/**
 * A sole signer with one key approves as an account; individual keys are for authorities of several, and for the owner
 * role.
 */
const isByKeys = ({ active }: Account): boolean => active.key_auths.length + active.account_auths.length > 1;

/** The accounts that a proposal needs, and their signers, if keys of theirs can approve it or have. */
export function keyHoldersOf(proposal: Proposal, find: Find): KeyHolder[] {
  const required = approvalsOf(proposal, find);
  const signers = required.flatMap(({ holders }) => holders.filter(({ isKey }) => !isKey));
  const ids = [...new Set([...required.map(({ accountId }) => accountId), ...signers.map(({ id }) => id)])];
  return ids.flatMap((id) => {
    const account = find(id);
    const isAsked =
      account !== undefined && (proposal.required_owner_approvals.includes(id) || isByKeys(account));
    if (!isAsked) return [];
    const keys = keysOf(account);
    const isThere = (key: string) => proposal.available_key_approvals.includes(key);
    const missing = keys.filter((key) => !isThere(key) && counts(proposal, key, find));
    const approved = keys.filter(isThere);
    return missing.length + approved.length === 0 ? [] : [{ account, missing, approved }];
  });
}

/**
 * True when one of the keys in question may be in the vault, which keeps an owner key only without an active one; for
 * others the PIN is useless.
 */
export function mayBeKept(
  { account, missing, approved }: KeyHolder,
  saved: Pick<SavedAccount, 'roles'> | undefined,
): boolean {
  const roles = saved?.roles ?? [];
  const role = roles.includes('active') ? 'active' : roles.includes('owner') ? 'owner' : null;
  if (role === null) return false;
  const kept = account[role].key_auths.map(([key]) => key);
  return [...missing, ...approved].some((key) => kept.includes(key));
}

/** As many of the keys as the chain counts. */
function countedKeys(proposal: Proposal, keys: readonly string[], find: Find): string[] {
  const chosen: string[] = [];
  for (const key of keys) if (counts(after(proposal, chosen), key, find)) chosen.push(key);
  return chosen;
}

/** The user's choice about a holder, and the keys entered for it. */
export interface HeldChoice {
  readonly holder: KeyHolder;
  readonly keys: readonly string[];
  /** The payer when the account cannot pay itself. */
  readonly payer: SavedAccount;
  /** The holder's account, if this device can pay with it. */
  readonly self: SavedAccount | undefined;
}

/** True when the keys suffice for the owner role of a required account that is asked as owner. */
function isOwner(proposal: Proposal, { holder: { account }, keys, self }: HeldChoice): boolean {
  const isAsked = proposal.required_owner_approvals.includes(account.id);
  const isEnough = weightOfKeys(account.owner, keys) >= account.owner.weight_threshold;
  return isAsked && isEnough && self !== undefined;
}

/** The approval that keys can give: as the owner if that is asked, else key by key. @throws AppError proposal.no_key */
export function keyApproval(proposal: Proposal, choice: HeldChoice, find: Find): KeyChange {
  const { holder, keys, payer, self } = choice;
  const { id, name } = holder.account;
  if (self !== undefined && isOwner(proposal, choice))
    return { payer: self, update: { owner_approvals_to_add: [id] } };
  const wanted = keys.filter((key) => holder.missing.includes(key));
  const key_approvals_to_add = countedKeys(proposal, wanted, find);
  if (key_approvals_to_add.length === 0) throw new AppError('proposal.no_key', { account: name });
  return { payer, update: { key_approvals_to_add } };
}

/** The same withdrawn. @throws AppError proposal.no_key */
export function keyWithdrawal(proposal: Proposal, choice: HeldChoice): KeyChange {
  const { holder, keys, payer, self } = choice;
  const { id, name } = holder.account;
  const hasApproved = proposal.available_owner_approvals.includes(id);
  if (hasApproved && self !== undefined && weightOfKeys(holder.account.owner, keys) > 0)
    return { payer: self, update: { owner_approvals_to_remove: [id] } };
  const key_approvals_to_remove = keys.filter((key) => holder.approved.includes(key));
  if (key_approvals_to_remove.length === 0) throw new AppError('proposal.no_key', { account: name });
  return { payer, update: { key_approvals_to_remove } };
}

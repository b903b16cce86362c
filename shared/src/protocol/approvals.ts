import type { Account, AccountAuthority } from './objects.ts';
import type { Proposal } from './proposals.ts';

/** The depth to which the chain follows accounts that sign for accounts (chain.md §11, max_authority_depth). */
export const AUTHORITY_DEPTH = 2;

/** An account's authorities; undefined when unknown. */
export type AuthoritiesOf = (accountId: string) => Pick<Account, 'owner' | 'active'> | undefined;

/** A holder whose approval counts for an account. */
export interface Holder {
  /** 1.2.x, or the text of a public key. */
  readonly id: string;
  readonly isKey: boolean;
  readonly weight: number;
  readonly hasApproved: boolean;
}

/** One account's required approval, by its holders. */
export interface RequiredApproval {
  readonly accountId: string;
  readonly role: 'owner' | 'active';
  readonly threshold: number;
  /** The weight of the approvals so far. */
  readonly reached: number;
  readonly isMet: boolean;
  readonly holders: readonly Holder[];
}

/** The accounts and keys that have approved. */
export type Approvals = Pick<
  Proposal,
  'available_active_approvals' | 'available_owner_approvals' | 'available_key_approvals'
>;

/** Follows authorities like the chain's check of a proposal (libraries/protocol/transaction.cpp, sign_state). */
class Reach {
  readonly #accounts: ReadonlySet<string>;
  readonly #keys: ReadonlySet<string>;
  readonly #owners: ReadonlySet<string>;
  readonly #authoritiesOf: AuthoritiesOf;

  constructor(approvals: Approvals, authoritiesOf: AuthoritiesOf) {
    const { available_active_approvals: active, available_owner_approvals: owner } = approvals;
    this.#accounts = new Set([...active, ...owner]);
    this.#owners = new Set(owner);
    this.#keys = new Set(approvals.available_key_approvals);
    this.#authoritiesOf = authoritiesOf;
  }

  holders({ account_auths, key_auths }: AccountAuthority, depth = 0): Holder[] {
    return [
      ...account_auths.map(([id, weight]) => {
        return { id, isKey: false, weight, hasApproved: this.isApproved(id, depth) };
      }),
      ...key_auths.map(([id, weight]) => ({ id, isKey: true, weight, hasApproved: this.#keys.has(id) })),
    ];
  }

  isApproved(id: string, depth: number): boolean {
    if (this.#accounts.has(id)) return true;
    const authorities = depth === AUTHORITY_DEPTH ? undefined : this.#authoritiesOf(id);
    if (authorities === undefined) return false;
    return this.#isMet(authorities.active, depth + 1) || this.#isMet(authorities.owner, depth + 1);
  }

  /** The account has approved as its owner. */
  isOwner(id: string): boolean {
    return this.#owners.has(id);
  }

  #isMet(authority: AccountAuthority, depth: number): boolean {
    return weightOf(this.holders(authority, depth)) >= authority.weight_threshold;
  }
}

const weightOf = (holders: readonly Holder[]): number =>
  holders.reduce((sum, { weight, hasApproved }) => sum + (hasApproved ? weight : 0), 0);

function approvalOf(accountId: string, role: 'active' | 'owner', reach: Reach, authority: AccountAuthority) {
  const holders = reach.holders(authority);
  const reached = weightOf(holders);
  const { weight_threshold: threshold } = authority;
  // The owner's holders can also act for active; the account’s own approval as owner covers both.
  const isMet =
    reached >= threshold || (role === 'active' ? reach.isApproved(accountId, 0) : reach.isOwner(accountId));
  return { accountId, role, threshold, reached, isMet, holders };
}

/** The holders of each account that a proposal needs, with and without their approval; empty for an unknown account. */
export function approvalsOf(
  proposal: Approvals & Pick<Proposal, 'required_active_approvals' | 'required_owner_approvals'>,
  authoritiesOf: AuthoritiesOf,
): RequiredApproval[] {
  const reach = new Reach(proposal, authoritiesOf);
  const of = (role: 'active' | 'owner') => (id: string) => {
    const authority = authoritiesOf(id)?.[role];
    return authority === undefined ? [] : [approvalOf(id, role, reach, authority)];
  };
  return [
    ...proposal.required_active_approvals.flatMap(of('active')),
    ...proposal.required_owner_approvals.flatMap(of('owner')),
  ];
}

/** True when this account's approval would be the last missing one. */
export function wouldComplete(
  proposal: Parameters<typeof approvalsOf>[0],
  accountId: string,
  authoritiesOf: AuthoritiesOf,
): boolean {
  const available_active_approvals = [...proposal.available_active_approvals, accountId];
  const after = approvalsOf({ ...proposal, available_active_approvals }, authoritiesOf);
  return after.length > 0 && after.every(({ isMet }) => isMet);
}

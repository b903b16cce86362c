import { type AuthoritiesOf, approvalsOf } from '@xbts/shared/protocol/approvals.ts';
import type { AccountAuthority } from '@xbts/shared/protocol/objects.ts';
import type { Proposal } from '@xbts/shared/protocol/proposals.ts';
import type { SavedAccount } from '../../account/model/accounts.ts';

/** The possible actions of this device's accounts on a proposal. */
export interface ProposalActors {
  /** Accounts whose approval counts and is missing. */
  readonly approvers: readonly SavedAccount[];
  /** Accounts that have approved and may withdraw that. */
  readonly approved: readonly SavedAccount[];
  /** Accounts that may veto it: the chain allows that only to required accounts. */
  readonly refusers: readonly SavedAccount[];
}

const TOLD_DEPTH = 2;

/** All accounts whose own approval can count: the required ones, their signers, and the signers' signers. */
function eligible(proposal: Proposal, authoritiesOf: AuthoritiesOf): ReadonlySet<string> {
  const known = new Set<string>();
  const add = (id: string, depth: number): void => {
    known.add(id);
    const authorities = depth === TOLD_DEPTH ? undefined : authoritiesOf(id);
    for (const { account_auths } of [authorities?.active, authorities?.owner].filter(isAuthority))
      for (const [holder] of account_auths) add(holder, depth + 1);
  };
  for (const id of proposal.required_active_approvals) add(id, 0);
  for (const id of proposal.required_owner_approvals)
    for (const [holder] of authoritiesOf(id)?.owner.account_auths ?? []) add(holder, 1);
  return known;
}

const isAuthority = (authority: AccountAuthority | undefined): authority is AccountAuthority =>
  authority !== undefined;

/** The possible actions on a proposal with this device's keys. */
export function actorsFor(
  proposal: Proposal,
  saved: readonly SavedAccount[],
  authoritiesOf: AuthoritiesOf,
): ProposalActors {
  const counted = eligible(proposal, authoritiesOf);
  const signing = saved.filter(({ canSign }) => canSign);
  const hasApproved = ({ id }: SavedAccount) => proposal.available_active_approvals.includes(id);
  return {
    approvers: signing.filter((each) => counted.has(each.id) && !hasApproved(each)),
    approved: signing.filter(hasApproved),
    refusers: signing.filter(({ id }) => proposal.required_active_approvals.includes(id)),
  };
}

/** True when an approval no longer counts: its review has begun, or all required ones are there. */
export function isClosed(proposal: Proposal, authoritiesOf: AuthoritiesOf, now: number): boolean {
  const { review_period_time: review } = proposal;
  if (review !== undefined && now >= Date.parse(`${review}Z`)) return true;
  const all = approvalsOf(proposal, authoritiesOf);
  return all.length > 0 && all.every(({ isMet }) => isMet);
}

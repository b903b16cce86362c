import { type AuthoritiesOf, approvalsOf } from '@xbts/shared/protocol/approvals.ts';
import type { AccountAuthority } from '@xbts/shared/protocol/objects.ts';
import type { Proposal } from '@xbts/shared/protocol/proposals.ts';
import type { SavedAccount } from '../../account/model/accounts.ts';

/** What accounts of this device can do about a proposal. */
export interface ProposalActors {
  /** Whose approval counts and is missing. */
  readonly approvers: readonly SavedAccount[];
  /** Who has approved and may take it back. */
  readonly approved: readonly SavedAccount[];
  /** Who may refuse it for everybody: the chain lets only those whose own approval is required. */
  readonly refusers: readonly SavedAccount[];
}

const TOLD_DEPTH = 2;

/** Everybody whose own approval can count: the accounts required, who signs for them, and who signs for those. */
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

/** What can be done about a proposal with the keys of this device. */
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

/** True when an approval counts no more: its review has begun, or all that is needed is there. */
export function isClosed(proposal: Proposal, authoritiesOf: AuthoritiesOf, now: number): boolean {
  const { review_period_time: review } = proposal;
  if (review !== undefined && now >= Date.parse(`${review}Z`)) return true;
  const all = approvalsOf(proposal, authoritiesOf);
  return all.length > 0 && all.every(({ isMet }) => isMet);
}

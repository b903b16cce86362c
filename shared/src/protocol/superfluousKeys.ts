import { type Approvals, AUTHORITY_DEPTH, type AuthoritiesOf } from './approvals.ts';
import type { AccountAuthority } from './objects.ts';
import type { Proposal } from './proposals.ts';

type Waiting = Approvals & Pick<Proposal, 'required_active_approvals' | 'required_owner_approvals'>;

/**
 * Key approvals that the chain would not count because others suffice first: with such a key it refuses the whole
 * proposal (libraries/protocol/transaction.cpp, verify_authority: tx_irrelevant_sig). Keys count before accounts, in
 * their order.
 */
export function superfluousKeys(proposal: Waiting, authoritiesOf: AuthoritiesOf): string[] {
  const { available_key_approvals, available_owner_approvals: owners } = proposal;
  const keys = new Set(available_key_approvals);
  const accounts = new Set([...proposal.available_active_approvals, ...owners]);
  const counted = new Set<string>();

  function isMet({ weight_threshold, key_auths, account_auths }: AccountAuthority, depth: number): boolean {
    let weight = 0;
    for (const [key, each] of key_auths) {
      if (!keys.has(key)) continue;
      counted.add(key);
      weight += each;
      if (weight >= weight_threshold) return true;
    }
    for (const [id, each] of account_auths) {
      if (isApproved(id, depth)) weight += each;
      if (weight >= weight_threshold) return true;
    }
    return false;
  }

  function isApproved(id: string, depth: number): boolean {
    if (accounts.has(id)) return true;
    const known = depth === AUTHORITY_DEPTH ? undefined : authoritiesOf(id);
    return known !== undefined && (isMet(known.active, depth + 1) || isMet(known.owner, depth + 1));
  }

  for (const id of proposal.required_owner_approvals) {
    const known = authoritiesOf(id);
    if (known !== undefined && !owners.includes(id)) isMet(known.owner, 0);
  }
  for (const id of proposal.required_active_approvals) {
    const known = authoritiesOf(id);
    if (known === undefined || accounts.has(id)) continue;
    if (!isMet(known.active, 0)) isMet(known.owner, 0);
  }
  return available_key_approvals.filter((key) => !counted.has(key));
}

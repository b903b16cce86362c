import type { ProposalUpdate } from '@xbts/shared/protocol/operations/proposalUpdate.ts';
import type { Words } from './sentenceWords.ts';

/** That a proposal is approved, and by what: the account, its owner's role, or keys. */
export function approvalText(update: ProposalUpdate, { t }: Words): string {
  const { proposal, key_approvals_to_add: keys, owner_approvals_to_add: owners } = update;
  if (keys.length > 0) return t('review.approveKey', { proposal, key: keys.join(', ') });
  return t(owners.length > 0 ? 'review.approveOwner' : 'review.approve', { proposal });
}

/** That an approval is taken back, and whose. */
export function withdrawalText(update: ProposalUpdate, { t }: Words): string {
  const { proposal, key_approvals_to_remove: keys, owner_approvals_to_remove: owners } = update;
  if (keys.length > 0) return t('review.withdrawKey', { proposal, key: keys.join(', ') });
  return t(owners.length > 0 ? 'review.withdrawOwner' : 'review.withdrawApproval', { proposal });
}

import { operationType } from '../operationTypes.ts';
import { nothing, set } from '../packedCollections.ts';
import { account, accounts, byKey, fee, proposal } from '../packedParts.ts';
import { publicKey } from '../packedValues.ts';
import { always, never, type SignedOperation } from './definition.ts';
import { fact } from './facts.ts';
import { noFeeStep } from './feeStep.ts';
import { feeBySize } from './feeTerms.ts';
import { feeHistory } from './history.ts';
import { movesNothing } from './movement.ts';
import type { WithFee } from './parts.ts';

/** Approvals added to a proposal, or withdrawn. */
export interface ProposalUpdate extends WithFee {
  fee_paying_account: string;
  proposal: string;
  active_approvals_to_add: string[];
  active_approvals_to_remove: string[];
  owner_approvals_to_add: string[];
  owner_approvals_to_remove: string[];
  key_approvals_to_add: string[];
  key_approvals_to_remove: string[];
  extensions: [];
}

export const proposalUpdate = {
  payer: 'fee_paying_account',
  layout: () => {
    const keys = set(publicKey, byKey);
    return {
      fee,
      fee_paying_account: account,
      proposal,
      active_approvals_to_add: accounts,
      active_approvals_to_remove: accounts,
      owner_approvals_to_add: accounts,
      owner_approvals_to_remove: accounts,
      key_approvals_to_add: keys,
      key_approvals_to_remove: keys,
      extensions: nothing,
    };
  },
  feeDefaults: { fee: 2_000_000n, price_per_kbyte: 10n },
  fee: feeBySize,
  moves: movesNothing,
  feeStep: noFeeStep,
  says: (update, names) =>
    isApproving(update)
      ? [approvalFact(update), ...names.proposal(update.proposal)]
      : [withdrawalFact(update)],
  isTellable: always,
  isProposable: never,
} satisfies SignedOperation<ProposalUpdate>;

/** True for an update that adds any approval; false for one that only withdraws some. */
export const isApproving = (update: ProposalUpdate): boolean =>
  [update.active_approvals_to_add, update.owner_approvals_to_add, update.key_approvals_to_add].some(
    ({ length }) => length > 0,
  );

/** The approval of a proposal and its source: the account, its owner role, or keys. */
function approvalFact({
  proposal: id,
  key_approvals_to_add: keys,
  owner_approvals_to_add: owners,
}: ProposalUpdate) {
  if (keys.length > 0) return fact('approveKey', { proposal: id, key: keys.join(', ') });
  return fact(owners.length > 0 ? 'approveOwner' : 'approve', { proposal: id });
}

/** The withdrawal of an approval, and its source. */
function withdrawalFact(update: ProposalUpdate) {
  const { proposal: id, key_approvals_to_remove: keys, owner_approvals_to_remove: owners } = update;
  if (keys.length > 0) return fact('withdrawKey', { proposal: id, key: keys.join(', ') });
  return fact(owners.length > 0 ? 'withdrawOwner' : 'withdrawApproval', { proposal: id });
}

export const proposalUpdateHistory = feeHistory(operationType.proposal_update, {});

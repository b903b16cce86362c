import { operationType } from '../operationTypes.ts';
import { nothing, set } from '../packedCollections.ts';
import { account, accounts, byKey, fee, proposal } from '../packedParts.ts';
import { publicKey } from '../packedValues.ts';
import { never, type SignedOperation } from './definition.ts';
import { noFeeStep } from './feeStep.ts';
import { feeBySize } from './feeTerms.ts';
import { feeHistory } from './history.ts';
import { movesNothing } from './movement.ts';
import type { WithFee } from './parts.ts';

/** Approvals given to a proposal, or taken back. */
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
  isProposable: never,
} satisfies SignedOperation<ProposalUpdate>;

export const proposalUpdateHistory = feeHistory(operationType.proposal_update, {});

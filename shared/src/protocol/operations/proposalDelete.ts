import { operationType } from '../operationTypes.ts';
import { nothing } from '../packedCollections.ts';
import { account, fee, proposal } from '../packedParts.ts';
import { bool } from '../packedValues.ts';
import { always, never, type SignedOperation } from './definition.ts';
import { fact } from './facts.ts';
import { noFeeStep } from './feeStep.ts';
import { flatFee } from './feeTerms.ts';
import { feeHistory } from './history.ts';
import { movesNothing } from './movement.ts';
import type { WithFee } from './parts.ts';

/** A veto of a proposal by an account that it needs. */
export interface ProposalDelete extends WithFee {
  fee_paying_account: string;
  using_owner_authority: boolean;
  proposal: string;
  extensions: [];
}

export const proposalDelete = {
  payer: 'fee_paying_account',
  layout: () => ({
    fee,
    fee_paying_account: account,
    using_owner_authority: bool,
    proposal,
    extensions: nothing,
  }),
  feeDefaults: { fee: 100_000n },
  fee: flatFee,
  moves: movesNothing,
  feeStep: noFeeStep,
  says: ({ proposal: id }) => [fact('refuse', { proposal: id })],
  isTellable: always,
  isProposable: never,
} satisfies SignedOperation<ProposalDelete>;

export const proposalDeleteHistory = feeHistory(operationType.proposal_delete, {});

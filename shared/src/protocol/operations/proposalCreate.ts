import { operationType } from '../operationTypes.ts';
import { list, nothing, optional, struct } from '../packedCollections.ts';
import { account, fee } from '../packedParts.ts';
import { time, uint32 } from '../packedValues.ts';
import { always, never, type SignedOperation } from './definition.ts';
import { fact, momentOf } from './facts.ts';
import { noFeeStep } from './feeStep.ts';
import { feeBySize } from './feeTerms.ts';
import { feeHistory } from './history.ts';
import { movesNothing } from './movement.ts';
import type { WithFee } from './parts.ts';

/**
 * A proposal to the holders of accounts. The proposer pays for it; each operation is paid by its own account when it
 * executes.
 */
export interface ProposalCreate<Proposed> extends WithFee {
  fee_paying_account: string;
  expiration_time: string;
  proposed_ops: { op: Proposed }[];
  /** Only for the committee: the time before the end during which nobody may approve. */
  review_period_seconds?: number;
  extensions: [];
}

export const proposalCreate = {
  payer: 'fee_paying_account',
  // bitshares-core libraries/protocol/include/graphene/protocol/proposal.hpp, FC_REFLECT: this order differs from that
  // of the members in C++.
  layout: (operation) => ({
    fee,
    fee_paying_account: account,
    expiration_time: time,
    proposed_ops: list(struct({ op: operation })),
    review_period_seconds: optional(uint32),
    extensions: nothing,
  }),
  feeDefaults: { fee: 2_000_000n, price_per_kbyte: 10n },
  // The node's libraries/protocol/proposal.cpp, calculate_fee: the whole size is charged, including the proposed
  // operations.
  fee: feeBySize,
  // Proposed operations move money later, and from other accounts (proposed.ts).
  moves: movesNothing,
  feeStep: noFeeStep,
  says: ({ expiration_time, proposed_ops }, { later }) => [
    fact('propose', { time: momentOf(expiration_time) }),
    ...later(proposed_ops.map(({ op }) => op)),
  ],
  isTellable: always,
  // No sentence describes everything that a nested proposal may do.
  isProposable: never,
} satisfies SignedOperation<ProposalCreate<never>>;

export const proposalCreateHistory = feeHistory(operationType.proposal_create, {});

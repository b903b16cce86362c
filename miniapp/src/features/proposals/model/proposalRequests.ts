import { AppError } from '@xbts/shared/errors/appError.ts';
import { chainTimeOfMs } from '@xbts/shared/protocol/chainTime.ts';
import { CORE_ASSET_ID } from '@xbts/shared/protocol/constants.ts';
import type { ProposalUpdate } from '@xbts/shared/protocol/operations/proposalUpdate.ts';
import type { Operation } from '@xbts/shared/protocol/operations.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import type { Proposal } from '@xbts/shared/protocol/proposals.ts';
import { isProposable } from '@xbts/shared/protocol/proposed.ts';
import type { SavedAccount } from '../../account/model/accounts.ts';
import type { ReviewRecheck, ReviewRequest } from '../../transactions/model/review.ts';
import { proposalTexts } from '../texts/proposalTexts.ts';
import type { KeyChange } from './keyApprovals.ts';

type Actor = Pick<SavedAccount, 'id' | 'name'>;

/** Replaced by the chain's fee when the review opens. */
const fee = { amount: 0, asset_id: CORE_ASSET_ID };

/** The proposer, and the end of the proposal, milliseconds. */
export interface Proposing {
  readonly proposer: Actor;
  readonly endsAt: number;
}

function createOperation(operations: readonly Operation[], { proposer, endsAt }: Proposing): Operation {
  return [
    operationType.proposal_create,
    {
      fee,
      fee_paying_account: proposer.id,
      expiration_time: chainTimeOfMs(endsAt),
      proposed_ops: operations.map((op) => ({ op })),
      extensions: [],
    },
  ];
}

function recheckedBy(found: ReviewRecheck, proposing: Proposing): ReviewRecheck {
  const { kept } = found;
  return {
    ...found,
    request: proposalOf(found.request, proposing),
    ...(kept === undefined ? {} : { kept: proposalOf(kept, proposing) }),
  };
}

/**
 * Turns a request into a proposal to its co-signers: one account pays for the proposal, and each operation stays its
 * own account's. Checks before the signature stay.
 * @throws AppError proposal.memo, proposal.untold
 */
export function proposalOf(request: ReviewRequest, proposing: Proposing): ReviewRequest {
  const { operations, memos = [], feeAssetId, typedBy, notes, warnings, dangers, recheck, worse } = request;
  if (memos.length > 0) throw new AppError('proposal.memo');
  if (!operations.every(isProposable)) throw new AppError('proposal.untold');
  return {
    account: proposing.proposer.name,
    operations: [createOperation(operations, proposing)],
    feeAssetId,
    success: proposalTexts.translate('offer.made'),
    ...(typedBy === undefined ? {} : { typedBy }),
    ...(notes === undefined ? {} : { notes }),
    ...(warnings === undefined ? {} : { warnings }),
    ...(dangers === undefined ? {} : { dangers }),
    ...(worse === undefined ? {} : { worse }),
    ...(recheck === undefined
      ? {}
      : { recheck: async (node) => recheckedBy(await recheck(node), proposing) }),
  };
}

function updateOf(proposal: string, { id }: Actor, change: Partial<ProposalUpdate>): Operation {
  return [
    operationType.proposal_update,
    {
      fee,
      fee_paying_account: id,
      proposal,
      active_approvals_to_add: [],
      active_approvals_to_remove: [],
      owner_approvals_to_add: [],
      owner_approvals_to_remove: [],
      key_approvals_to_add: [],
      key_approvals_to_remove: [],
      extensions: [],
      ...change,
    },
  ];
}

const requestOf = (actor: Actor, operation: Operation, success: string): ReviewRequest => ({
  account: actor.name,
  operations: [operation],
  feeAssetId: CORE_ASSET_ID,
  success,
});

/** The account's own approval of a proposal. */
export const approvalOf = ({ id }: Pick<Proposal, 'id'>, actor: Actor): ReviewRequest =>
  requestOf(
    actor,
    updateOf(id, actor, { active_approvals_to_add: [actor.id] }),
    proposalTexts.translate('approve.done'),
  );

/** Takes it back. */
export const withdrawalOf = (proposal: string, actor: Actor): ReviewRequest =>
  requestOf(
    actor,
    updateOf(proposal, actor, { active_approvals_to_remove: [actor.id] }),
    proposalTexts.translate('takeBack.done'),
  );

/** An approval by keys or by the owner role, added or withdrawn; the signer must hold the keys. */
export const keyChangeOf = (
  { id }: Pick<Proposal, 'id'>,
  { payer, update }: KeyChange,
  isBack: boolean,
): ReviewRequest =>
  requestOf(
    payer,
    updateOf(id, payer, update),
    proposalTexts.translate(isBack ? 'takeBack.done' : 'approve.done'),
  );

/** Vetoes a proposal that needs this account. */
export const refusalOf = (proposal: string, actor: Actor): ReviewRequest =>
  requestOf(
    actor,
    [
      operationType.proposal_delete,
      { fee, fee_paying_account: actor.id, using_owner_authority: false, proposal, extensions: [] },
    ],
    proposalTexts.translate('refuse.done'),
  );

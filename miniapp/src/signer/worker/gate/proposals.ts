import { AppError } from '@xbts/shared/errors/appError.ts';
import type { ProposalUpdate } from '@xbts/shared/protocol/operations/proposalUpdate.ts';
import { isApproving } from '@xbts/shared/protocol/operations/proposalUpdate.ts';
import type { Operation } from '@xbts/shared/protocol/operations.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { isProposable, proposedBy } from '@xbts/shared/protocol/proposed.ts';
import type { AgreedFacts } from '../../shownFacts.ts';

const isOnly = (ids: readonly string[], id: string): boolean => ids.length === 1 && ids[0] === id;

/** A memo sealed elsewhere has content that was not on the sheet. */
const hasMemo = ([type, payload]: Operation): boolean =>
  type === operationType.transfer && payload.memo !== undefined;

/**
 * True for approvals of one kind, added or withdrawn: the account's own as active or as owner, or those of keys entered
 * for it; no others.
 */
function isOwnApproval(update: ProposalUpdate, accountId: string, heldKeys: readonly string[]): boolean {
  const { active_approvals_to_add: active, active_approvals_to_remove: activeBack } = update;
  const { owner_approvals_to_add: owner, owner_approvals_to_remove: ownerBack } = update;
  const { key_approvals_to_add: keys, key_approvals_to_remove: keysBack } = update;
  const [only, other] = [active, activeBack, owner, ownerBack, keys, keysBack].filter(
    ({ length }) => length > 0,
  );
  if (only === undefined || other !== undefined) return false;
  const isOfKeys = only === keys || only === keysBack;
  return isOfKeys ? only.every((key) => heldKeys.includes(key)) : isOnly(only, accountId);
}

function isAllowed([type, payload]: Operation, accountId: string, heldKeys: readonly string[]): boolean {
  switch (type) {
    case operationType.proposal_create: {
      const proposed = proposedBy(payload);
      const isPlain = proposed.every((each) => isProposable(each) && !hasMemo(each));
      return proposed.length > 0 && isPlain && payload.review_period_seconds === undefined;
    }
    case operationType.proposal_update:
      return isOwnApproval(payload, accountId, heldKeys);
    case operationType.proposal_delete:
      return !payload.using_owner_authority;
    default:
      return true;
  }
}

/**
 * Allows proposals that a sentence can describe, and approvals of the account itself or of held keys.
 * @throws AppError signer.operation_not_allowed
 */
export function assertProposals(
  operations: readonly Operation[],
  accountId: string,
  heldKeys: readonly string[],
): void {
  const refused = operations.find((operation) => !isAllowed(operation, accountId, heldKeys));
  if (refused !== undefined) throw new AppError('signer.operation_not_allowed', { type: refused[0] });
}

/**
 * The later effects of an operation once approved; none for one that only withdraws an approval.
 * @throws AppError signer.operation_not_allowed
 */
export function laterBy([type, payload]: Operation, { proposals = [] }: AgreedFacts): readonly Operation[] {
  if (type === operationType.proposal_create) return proposedBy(payload);
  if (type !== operationType.proposal_update || !isApproving(payload)) return [];
  const agreed = proposals.find(({ id }) => id === payload.proposal)?.operations;
  // A proposal that words cannot describe is never approved.
  const isTold = agreed !== undefined && agreed.length > 0 && agreed.every(isProposable);
  if (!isTold) throw new AppError('signer.operation_not_allowed', { type });
  return agreed;
}

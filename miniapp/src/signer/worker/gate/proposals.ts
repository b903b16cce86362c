import { AppError } from '@xbts/shared/errors/appError.ts';
import type { ProposalUpdate } from '@xbts/shared/protocol/operations/proposalUpdate.ts';
import { isApproving } from '@xbts/shared/protocol/operations/proposalUpdate.ts';
import type { Operation } from '@xbts/shared/protocol/operations.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { isProposable, proposedBy } from '@xbts/shared/protocol/proposed.ts';
import type { AgreedFacts } from '../../shownFacts.ts';

const isOnly = (ids: readonly string[], id: string): boolean => ids.length === 1 && ids[0] === id;

/** A memo that was sealed elsewhere says what nobody was shown. */
const hasMemo = ([type, payload]: Operation): boolean =>
  type === operationType.transfer && payload.memo !== undefined;

/**
 * Approvals of one kind, given or taken back: the account's own as active or as owner, or those of keys that were asked for it; nobody
 * else's.
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
 * Lets through proposals of what a sentence can tell, and the account's own approval or that of held keys.
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
 * What an operation has happen later, once it is approved; nothing for one that only takes an approval back.
 * @throws AppError signer.operation_not_allowed
 */
export function laterBy([type, payload]: Operation, { proposals = [] }: AgreedFacts): readonly Operation[] {
  if (type === operationType.proposal_create) return proposedBy(payload);
  if (type !== operationType.proposal_update || !isApproving(payload)) return [];
  const agreed = proposals.find(({ id }) => id === payload.proposal)?.operations;
  // What can't be told in words is never approved.
  const isTold = agreed !== undefined && agreed.length > 0 && agreed.every(isProposable);
  if (!isTold) throw new AppError('signer.operation_not_allowed', { type });
  return agreed;
}

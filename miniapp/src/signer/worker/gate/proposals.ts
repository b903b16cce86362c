import { AppError } from '@xbts/shared/errors/appError.ts';
import type { ProposalUpdate } from '@xbts/shared/protocol/operations/proposals.ts';
import type { Operation } from '@xbts/shared/protocol/operations.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { payerOf } from '@xbts/shared/protocol/payers.ts';
import { isProposable, proposedBy } from '@xbts/shared/protocol/proposed.ts';
import type { AgreedFacts } from '../../shownFacts.ts';
import { saysAll } from './telling.ts';
import { wordsBy } from './words.ts';

const isOnly = (ids: readonly string[], id: string): boolean => ids.length === 1 && ids[0] === id;

/** A memo that was sealed elsewhere says what nobody was shown. */
const hasMemo = ([type, payload]: Operation): boolean =>
  type === operationType.transfer && payload.memo !== undefined;

/** One approval, the account's own: no owner's, no key's and nobody else's. */
function isOwnApproval(update: ProposalUpdate, accountId: string): boolean {
  const { active_approvals_to_add: added, active_approvals_to_remove: removed } = update;
  const others = [
    update.owner_approvals_to_add,
    update.owner_approvals_to_remove,
    update.key_approvals_to_add,
    update.key_approvals_to_remove,
  ];
  if (others.some(({ length }) => length > 0)) return false;
  return added.length === 0 ? isOnly(removed, accountId) : removed.length === 0 && isOnly(added, accountId);
}

function isAllowed([type, payload]: Operation, accountId: string): boolean {
  switch (type) {
    case operationType.proposal_create: {
      const proposed = proposedBy(payload);
      const isPlain = proposed.every((each) => isProposable(each) && !hasMemo(each));
      return proposed.length > 0 && isPlain && payload.review_period_seconds === undefined;
    }
    case operationType.proposal_update:
      return isOwnApproval(payload, accountId);
    case operationType.proposal_delete:
      return !payload.using_owner_authority;
    default:
      return true;
  }
}

/**
 * Lets through proposals of what a sentence can tell, and the account's own approval alone.
 * @throws AppError signer.operation_not_allowed
 */
export function assertProposals(operations: readonly Operation[], accountId: string): void {
  const refused = operations.find((operation) => !isAllowed(operation, accountId));
  if (refused !== undefined) throw new AppError('signer.operation_not_allowed', { type: refused[0] });
}

/** What an operation has happen later, once it is approved; none for one that only takes an approval back. */
function meantBy([type, payload]: Operation, { proposals = [] }: AgreedFacts): readonly Operation[] | null {
  if (type === operationType.proposal_create) return proposedBy(payload);
  if (type !== operationType.proposal_update || payload.active_approvals_to_add.length === 0) return null;
  const agreed = proposals.find(({ id }) => id === payload.proposal)?.operations;
  // What can't be told in words is never approved.
  const isTold = agreed !== undefined && agreed.length > 0 && agreed.every(isProposable);
  if (!isTold) throw new AppError('signer.operation_not_allowed', { type });
  return agreed;
}

/**
 * True when each operation that is proposed or approved has a line of its own behind the sentence's first: who pays, what fee, and all
 * of what it does.
 * @throws AppError signer.operation_not_allowed, signer.not_as_shown
 */
export function areProposedTold(operation: Operation, sentence: string | null, agreed: AgreedFacts): boolean {
  const meant = meantBy(operation, agreed);
  if (meant === null) return true;
  const words = wordsBy(agreed);
  const [, ...lines] = (sentence ?? '').split('\n');
  const isSaid = (each: Operation, index: number) =>
    saysAll(each, lines[index] ?? '', words, [words.account(payerOf(each) ?? ''), words.amount(each[1].fee)]);
  return lines.length === meant.length && meant.every(isSaid);
}

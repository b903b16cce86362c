import { getProposals } from '@xbts/shared/actions/getProposals.ts';
import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { authorityChangeOf } from '@xbts/shared/protocol/authorityChange.ts';
import { isApproving } from '@xbts/shared/protocol/operations/proposalUpdate.ts';
import type { Operation } from '@xbts/shared/protocol/operations.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import type { Proposal } from '@xbts/shared/protocol/proposals.ts';
import { proposedBy } from '@xbts/shared/protocol/proposed.ts';

function proposalIdOf([type, payload]: Operation): string | null {
  const isOfOne = type === operationType.proposal_update || type === operationType.proposal_delete;
  return isOfOne ? payload.proposal : null;
}

/**
 * Reads the proposals that operations refer to from the chain. @throws AppError proposal.gone and those of
 * ChainReader.call
 */
export async function readProposals(
  node: ChainReader,
  operations: readonly Operation[],
): Promise<Proposal[]> {
  const ids = operations.map(proposalIdOf).filter((id) => id !== null);
  const found = await getProposals(node, ids);
  return found.map((each, index) => {
    if (each === null) throw new AppError('proposal.gone', { proposal: ids[index] ?? '' });
    return each;
  });
}

/** The proposals that operations approve, without those whose approval is only withdrawn. */
export function approvedBy(
  operations: readonly Operation[],
  proposals: readonly Proposal[] = [],
): readonly Proposal[] {
  const ids = operations.flatMap(([type, payload]) =>
    type === operationType.proposal_update && isApproving(payload) ? [payload.proposal] : [],
  );
  return proposals.filter(({ id }) => ids.includes(id));
}

/** Accounts that operations authorize to sign for another one: sheets show their names. */
export function signersIn(operations: readonly Operation[]): string[] {
  return operations.flatMap((operation) =>
    (authorityChangeOf(operation)?.authority.account_auths ?? []).map(([id]) => id),
  );
}

/** The later operations: proposed ones, and those in the proposals that the operations refer to. */
export function laterBy(operations: readonly Operation[], proposals: readonly Proposal[]): Operation[] {
  const proposed = operations.flatMap(([type, payload]) =>
    type === operationType.proposal_create ? proposedBy(payload) : [],
  );
  const known = proposals.flatMap((each) => each.operations).filter((each) => each !== null);
  return [...proposed, ...known];
}

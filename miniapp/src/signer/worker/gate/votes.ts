import { AppError } from '@xbts/shared/errors/appError.ts';
import { areSameOptions } from '@xbts/shared/protocol/memoKeyChange.ts';
import type { Operation } from '@xbts/shared/protocol/operations.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import {
  type VotesChange,
  votedOptions,
  votesChange,
  votesOf,
  votingOptions,
} from '@xbts/shared/protocol/votes.ts';
import type { SigningRequest } from '../../protocol/signing.ts';
import type { AgreedFacts, ShownCandidate, ShownParty, ShownVotes } from '../../shownFacts.ts';

type Request = Pick<SigningRequest, 'operations' | 'shown' | 'agreed'>;

/** True for a change of votes: one account update that touches no authority. */
export function areVotes(operations: readonly Operation[]): boolean {
  return operations.some((operation) => votingOptions(operation) !== undefined);
}

/** The new options, when by the agreed facts only votes, proxy and their numbers change. */
function onlyVotes({ operations, agreed }: Request): VotesChange {
  const [operation] = operations;
  const options = operation === undefined ? undefined : votingOptions(operation);
  const payload = operation?.[0] === operationType.account_update ? operation[1] : undefined;
  const account = agreed.accounts.find(({ id }) => id === payload?.account);
  if (operations.length !== 1 || options === undefined || account === undefined)
    throw new AppError('signer.operation_not_allowed', { type: operationType.account_update });
  if (!areSameOptions(options, votedOptions(account.options, votesOf(options))))
    throw new AppError('signer.not_only_votes');
  return votesChange(votesOf(account.options), votesOf(options));
}

function shownAs(
  { proxyId, added, removed }: VotesChange,
  { candidates = [], proxy }: AgreedFacts,
): ShownVotes | null {
  const named = (ids: readonly string[]) =>
    ids.flatMap((voteId) => candidates.find((each) => each.voteId === voteId) ?? []);
  const [plus, minus] = [named(added), named(removed)];
  const isKnown = proxyId === null || proxy?.id === proxyId;
  if (!isKnown || plus.length !== added.length || minus.length !== removed.length) return null;
  return { proxy: proxyId === null ? null : (proxy ?? null), added: plus, removed: minus };
}

const partyOf = (party: ShownParty | null): string => (party === null ? '' : `${party.id} ${party.name}`);
const listOf = (candidates: readonly ShownCandidate[]): string =>
  candidates.map(({ voteId, name }) => `${voteId} ${name}`).join();
const textOf = ({ proxy, added, removed }: ShownVotes): string =>
  [partyOf(proxy), listOf(added), listOf(removed)].join('|');

/**
 * Allows a change of votes that, by the agreed facts, changes nothing else of the account, and that the sheet lists
 * vote by vote under the agreed names.
 * @throws AppError signer.operation_not_allowed, signer.not_only_votes, signer.not_as_shown (facts: part)
 */
export function assertVotes(request: Request): void {
  const change = onlyVotes(request);
  const wanted = shownAs(change, request.agreed);
  const { votes } = request.shown;
  if (wanted === null || votes === undefined || textOf(votes) !== textOf(wanted))
    throw new AppError('signer.not_as_shown', { part: 'votes' });
}

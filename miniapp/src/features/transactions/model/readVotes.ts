import { getAccounts } from '@xbts/shared/actions/getAccounts.ts';
import { getCandidates } from '@xbts/shared/actions/getCandidates.ts';
import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import type { Account } from '@xbts/shared/protocol/objects.ts';
import type { Operation } from '@xbts/shared/protocol/operations.ts';
import { votesIn } from '@xbts/shared/protocol/proposed.ts';
import { votesChange, votesOf, votingOptions } from '@xbts/shared/protocol/votes.ts';
import type { ShownCandidate, ShownParty, ShownVotes } from '../../../signer/shownFacts.ts';

async function readParty(node: ChainReader, id: string): Promise<ShownParty> {
  const [account] = await getAccounts(node, [id]);
  if (account == null) throw new AppError('chain.unknown_account', { account: id });
  return { id: account.id, name: account.name };
}

/**
 * The owners of the votes that operations of an account change, according to the node; undefined if they change none.
 * @throws AppError votes.unknown, chain.unknown_account, and those of ChainReader.call
 */
export async function readVotes(
  node: ChainReader,
  payer: Pick<Account, 'options'>,
  operations: readonly Operation[],
): Promise<ShownVotes | undefined> {
  const options = operations.map(votingOptions).find((each) => each !== undefined);
  if (options === undefined) return undefined;
  const { proxyId, added, removed } = votesChange(votesOf(payer.options), votesOf(options));
  if (proxyId === null && added.length + removed.length === 0) return undefined;
  const [candidates, proxy] = await Promise.all([
    getCandidates(node, [...added, ...removed]),
    proxyId === null ? null : readParty(node, proxyId),
  ]);
  const named = candidates.map(({ voteId, name }) => ({ voteId, name }));
  return { proxy, added: named.slice(0, added.length), removed: named.slice(added.length) };
}

/**
 * The owners of votes in proposed or approved operations. @throws AppError votes.unknown and those of ChainReader.call
 */
export async function readLaterVotes(
  node: ChainReader,
  later: readonly Operation[],
): Promise<readonly ShownCandidate[]> {
  const ids = votesIn(later);
  if (ids.length === 0) return [];
  return (await getCandidates(node, ids)).map(({ voteId, name }) => ({ voteId, name }));
}

/**
 * The same for a list of proposals by arbitrary accounts: votes without an owner are left out and shown by their ids.
 */
export async function readKnownVotes(
  node: ChainReader,
  later: readonly Operation[],
): Promise<readonly ShownCandidate[]> {
  let ids = votesIn(later);
  for (;;) {
    try {
      return (await getCandidates(node, ids)).map(({ voteId, name }) => ({ voteId, name }));
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'votes.unknown') throw error;
      const { voteId } = error.facts;
      ids = ids.filter((id) => id !== voteId);
    }
  }
}

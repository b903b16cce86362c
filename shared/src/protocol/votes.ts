import type { Account } from './objects.ts';
import type { AccountUpdate } from './operations/accountUpdate.ts';
import type { AccountOptions } from './operations/parts.ts';
import type { Operation } from './operations.ts';
import { operationType } from './operationTypes.ts';

/** An account's votes: a proxy, or vote ids `type:instance`. */
export interface Votes {
  /** 1.2.5: none. */
  readonly proxyId: string;
  readonly votes: readonly string[];
}

/** The difference between two sets of votes. */
export interface VotesChange {
  /** The new proxy, 1.2.5 for none; null when it stays. */
  readonly proxyId: string | null;
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

type Options = Account['options'];

const instanceOf = (vote: string): number => Number(vote.slice(vote.indexOf(':') + 1));
const countOf = (votes: readonly string[], type: string): number =>
  votes.filter((vote) => vote.startsWith(type)).length;

/** Votes in the chain's order: by their instances alone (chain.md §4). */
export const sortedVotes = (votes: Iterable<string>): string[] =>
  [...new Set(votes)].sort((one, other) => instanceOf(one) - instanceOf(other));

/** The votes in an account's options. */
export const votesOf = ({ voting_account, votes }: Pick<Options, 'voting_account' | 'votes'>): Votes => ({
  proxyId: voting_account,
  votes,
});

/** The changes from the votes of `before` to those of `after`. */
export function votesChange(before: Votes, after: Votes): VotesChange {
  const [had, has] = [new Set(before.votes), new Set(after.votes)];
  return {
    proxyId: before.proxyId === after.proxyId ? null : after.proxyId,
    added: sortedVotes([...has].filter((vote) => !had.has(vote))),
    removed: sortedVotes([...had].filter((vote) => !has.has(vote))),
  };
}

/** An account's options with other votes; its memo key stays, and the wanted numbers equal the numbers of votes. */
export function votedOptions(
  { memo_key }: Pick<Options, 'memo_key'>,
  { proxyId, votes }: Votes,
): AccountOptions {
  const sorted = sortedVotes(votes);
  return {
    memo_key,
    voting_account: proxyId,
    num_witness: countOf(sorted, '1:'),
    num_committee: countOf(sorted, '0:'),
    votes: sorted,
    extensions: [],
  };
}

/** The operation that gives an account other votes. Its fee is set at the review. */
export function votesUpdate(account: Pick<Account, 'id' | 'options'>, votes: Votes): AccountUpdate {
  return {
    fee: { amount: 0, asset_id: '1.3.0' },
    account: account.id,
    new_options: votedOptions(account.options, votes),
    extensions: {},
  };
}

/** The new options of an update that touches no authority, and is therefore a change of votes; else undefined. */
export function votingOptions([type, payload]: Operation): AccountOptions | undefined {
  if (type !== operationType.account_update) return undefined;
  return payload.owner === undefined && payload.active === undefined ? payload.new_options : undefined;
}

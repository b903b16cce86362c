import type { Account } from './objects.ts';
import type { AccountUpdate } from './operations/accountUpdate.ts';
import type { AccountOptions } from './operations/parts.ts';
import type { Operation } from './operations.ts';
import { operationType } from './operationTypes.ts';

/** What an account has a say by: a proxy, or votes of its own, by their ids `type:instance`. */
export interface Votes {
  /** 1.2.5: none. */
  readonly proxyId: string;
  readonly votes: readonly string[];
}

/** What differs between two sets of votes. */
export interface VotesChange {
  /** The proxy from then on, 1.2.5 for none; null when it stays. */
  readonly proxyId: string | null;
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

type Options = Account['options'];

const instanceOf = (vote: string): number => Number(vote.slice(vote.indexOf(':') + 1));
const countOf = (votes: readonly string[], type: string): number =>
  votes.filter((vote) => vote.startsWith(type)).length;

/** Votes in the order of the chain: by their instances alone (chain.md §4). */
export const sortedVotes = (votes: Iterable<string>): string[] =>
  [...new Set(votes)].sort((one, other) => instanceOf(one) - instanceOf(other));

/** The votes in an account's options. */
export const votesOf = ({ voting_account, votes }: Pick<Options, 'voting_account' | 'votes'>): Votes => ({
  proxyId: voting_account,
  votes,
});

/** What the votes of `after` change, compared with those of `before`. */
export function votesChange(before: Votes, after: Votes): VotesChange {
  const [had, has] = [new Set(before.votes), new Set(after.votes)];
  return {
    proxyId: before.proxyId === after.proxyId ? null : after.proxyId,
    added: sortedVotes([...has].filter((vote) => !had.has(vote))),
    removed: sortedVotes([...had].filter((vote) => !has.has(vote))),
  };
}

/** The options of an account with other votes; its memo key stays, and as many are wanted as are voted for. */
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

/** The operation that gives an account other votes. The fee is set when it is reviewed. */
export function votesUpdate(account: Pick<Account, 'id' | 'options'>, votes: Votes): AccountUpdate {
  return {
    fee: { amount: 0, asset_id: '1.3.0' },
    account: account.id,
    new_options: votedOptions(account.options, votes),
    extensions: {},
  };
}

/** The new options of an operation that touches no authority of its account, and so is meant as a change of votes; else undefined. */
export function votingOptions([type, payload]: Operation): AccountOptions | undefined {
  if (type !== operationType.account_update) return undefined;
  return payload.owner === undefined && payload.active === undefined ? payload.new_options : undefined;
}

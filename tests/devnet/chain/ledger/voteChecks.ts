import { assertChain } from './nodeError.ts';
import type { AccountOptions } from './objects/accounts.ts';
import type { CommitteeMemberObject, WitnessObject } from './objects/witnesses.ts';
import type { WorkerObject } from './objects/workers.ts';
import type { State } from './state.ts';

const place = { file: 'account_evaluator.cpp', line: 0, method: 'verify_account_votes' };

/** The instance of a vote id, `type:instance`. */
export const voteInstance = (vote: string): number => Number(vote.slice(vote.indexOf(':') + 1));

/** The candidate of a vote id. */
export function candidateOf(
  state: State,
  vote: string,
): WitnessObject | CommitteeMemberObject | WorkerObject | undefined {
  if (vote.startsWith('2:')) return [...state.all('1.14')].find(({ vote_for }) => vote_for === vote);
  const type = vote.startsWith('0:') ? '1.5' : '1.6';
  for (const candidate of state.all(type)) if (candidate.vote_id === vote) return candidate;
  return undefined;
}

/** The chain's check of an account's votes against its state (C/account_evaluator.cpp, verify_account_votes). */
export function checkVotes(state: State, options: AccountOptions): void {
  const { parameters, next_available_vote_id } = state.global;
  const { maximum_witness_count: mostWitnesses, maximum_committee_count: mostMembers } = parameters;
  assertChain(
    state.find('1.2', options.voting_account) !== undefined,
    place,
    'd.find_object(options.voting_account)',
    'Invalid proxy account specified.',
  );
  assertChain(
    options.num_witness <= mostWitnesses,
    place,
    'options.num_witness <= chain_params.maximum_witness_count',
    'Voted for more witnesses than currently allowed (${c})',
    { c: mostWitnesses },
  );
  assertChain(
    options.num_committee <= mostMembers,
    place,
    'options.num_committee <= chain_params.maximum_committee_count',
    'Voted for more committee members than currently allowed (${c})',
    { c: mostMembers },
  );
  for (const vote of options.votes) {
    const isThere = voteInstance(vote) < next_available_vote_id && candidateOf(state, vote) !== undefined;
    assertChain(isThere, place, 'id < max_vote_id', 'Can not vote for ${id} which does not exist.', {
      id: vote,
    });
  }
}

/** How many committee members an account votes for: its weight is divided by it. */
export const committeeVotes = ({ votes }: AccountOptions): number =>
  votes.filter((vote) => vote.startsWith('0:')).length;

/** True if an account votes: by a proxy, or with its own votes. */
export const isVoting = ({ votes, voting_account }: AccountOptions): boolean =>
  voting_account !== '1.2.5' || votes.length > 0;

import { checkAuthority, checkAuthorityAccounts, checkOptions } from '../accountChecks.ts';
import { type Evaluator, voidResult } from '../evaluator.ts';
import { assertChain } from '../nodeError.ts';
import type { AccountObject, AccountOptions } from '../objects/accounts.ts';
import type { State } from '../state.ts';
import { checkVotes, committeeVotes, isVoting } from '../voteChecks.ts';

const file = 'account_evaluator.cpp';
const place = { file: 'account.cpp', line: 0, method: 'validate' };

export const accountUpdate: Evaluator<6> = {
  file,
  feePayer: ({ account }) => account,
  authorities: ({ account, owner }) =>
    owner === undefined ? { active: [account], owner: [] } : { active: [], owner: [account] },
  validate({ fee, account, owner, active, new_options }) {
    assertChain(account !== '1.2.4', place, 'account != GRAPHENE_TEMP_ACCOUNT');
    assertChain(fee.amount >= 0n, place, 'fee.amount >= 0');
    assertChain(account !== '1.2.0', place, 'account != account_id_type()');
    const hasAction = owner !== undefined || active !== undefined || new_options !== undefined;
    assertChain(hasAction, place, 'has_action');
    if (owner !== undefined) checkAuthority(owner, 'owner');
    if (active !== undefined) checkAuthority(active, 'active');
    if (new_options !== undefined) checkOptions(new_options);
  },
  evaluate({ account: id, owner, active, new_options }, { state }) {
    if (owner !== undefined) checkAuthorityAccounts(state, owner);
    if (active !== undefined) checkAuthorityAccounts(state, active);
    if (new_options !== undefined) checkVotes(state, new_options);
    return () => {
      const account = state.account(id);
      if (new_options !== undefined) noteVotes(state, account, new_options);
      state.store.modify('1.2', id, {
        owner: owner ?? account.owner,
        active: active ?? account.active,
        options: new_options ?? account.options,
        num_committee_voted: committeeVotes(new_options ?? account.options),
      });
      return voidResult;
    };
  },
};

/** Votes count from their last change: setting the same ones again does not change their time. */
function noteVotes(state: State, { id, options }: AccountObject, fresh: AccountOptions): void {
  const isSame =
    options.voting_account === fresh.voting_account && options.votes.join() === fresh.votes.join();
  if (isSame) return;
  const changes = { is_voting: isVoting(fresh), last_vote_time: state.dynamic.time };
  state.store.modify('2.6', state.statistics(id).id, changes);
}

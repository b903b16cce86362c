import { checkAuthority, checkAuthorityAccounts, checkOptions } from '../accountChecks.ts';
import { scaleBasicFee } from '../basicFee.ts';
import type { Evaluator } from '../evaluator.ts';
import { isValidName } from '../names.ts';
import { createAccount } from '../newAccount.ts';
import { assertChain } from '../nodeError.ts';
import { FULL_PERCENT } from '../percent.ts';
import type { State } from '../state.ts';
import { MAXIMUM_TIME } from '../time.ts';
import { checkVotes } from '../voteChecks.ts';

const file = 'account_evaluator.cpp';
const validatePlace = { file: 'account.cpp', line: 0, method: 'validate' };

export const accountCreate: Evaluator<5> = {
  file,
  feePayer: ({ registrar }) => registrar,
  validate({ fee, name, referrer_percent, owner, active, options }) {
    assertChain(fee.amount >= 0n, validatePlace, 'fee.amount >= 0');
    assertChain(isValidName(name), validatePlace, 'is_valid_name( name )');
    assertChain(referrer_percent <= FULL_PERCENT, validatePlace, 'referrer_percent <= GRAPHENE_100_PERCENT');
    checkAuthority(owner, 'owner');
    checkAuthority(active, 'active');
    checkOptions(options);
  },
  evaluate(operation, { state }) {
    const { name, registrar, referrer, owner, active, options } = operation;
    const place = { file, line: 0, method: 'do_evaluate' };
    checkVotes(state, options);
    const isLifetime = (id: string) => state.account(id).membership_expiration_date === MAXIMUM_TIME;
    assertChain(
      isLifetime(registrar),
      place,
      'fee_paying_account->is_lifetime_member()',
      'Only Lifetime members may register an account.',
    );
    assertChain(
      isLifetime(referrer),
      place,
      'op.referrer(d).is_member(d.head_block_time())',
      'The referrer must be either a lifetime or annual subscriber.',
    );
    checkAuthorityAccounts(state, owner);
    checkAuthorityAccounts(state, active);
    assertChain(
      state.accountByName(name) === undefined,
      { ...place, line: 148 },
      'current_account_itr == acnt_indx.indices().get<by_name>().end()',
      "Account '${a}' already exists.",
      { a: name },
    );
    return () => {
      const account = createAccount(state, {
        name,
        registrar,
        referrer,
        referrerPercent: operation.referrer_percent,
        owner,
        active,
        options,
      });
      countRegistration(state);
      return [1, account.id];
    };
  },
};

/** The basic fee grows with the registrations of a maintenance interval (chain.md §8). */
function countRegistration(state: State): void {
  const registered = state.dynamic.accounts_registered_this_interval + 1;
  state.store.modify('2.1', '2.1.0', { accounts_registered_this_interval: registered });
  const { parameters } = state.global;
  if (registered % parameters.accounts_per_fee_scale !== 0) return;
  const shift = BigInt(parameters.account_fee_scale_bitshifts);
  scaleBasicFee(state, (fee) => fee << shift);
}

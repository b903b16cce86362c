import { checkAuthority, checkAuthorityAccounts, checkOptions } from '../accountChecks.ts';
import { type Evaluator, voidResult } from '../evaluator.ts';
import { assertChain } from '../nodeError.ts';

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
    return () => {
      const account = state.account(id);
      state.store.modify('1.2', id, {
        owner: owner ?? account.owner,
        active: active ?? account.active,
        options: new_options ?? account.options,
      });
      return voidResult;
    };
  },
};

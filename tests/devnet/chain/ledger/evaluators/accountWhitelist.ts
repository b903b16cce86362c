import { type Evaluator, voidResult } from '../evaluator.ts';
import { assertChain } from '../nodeError.ts';
import { instanceOf } from '../objectStore.ts';
import { MAXIMUM_TIME } from '../time.ts';

const file = 'account_evaluator.cpp';
const WHITE = 1;
const BLACK = 2;

function withMember(ids: readonly string[], id: string, isMember: boolean): string[] {
  const others = ids.filter((one) => one !== id);
  const all = isMember ? [...others, id] : others;
  return all.sort((one, other) => instanceOf(one) - instanceOf(other));
}

export const accountWhitelist: Evaluator<7> = {
  file,
  feePayer: ({ authorizing_account }) => authorizing_account,
  validate({ fee, new_listing }) {
    const place = { file: 'account.hpp', line: 0, method: 'validate' };
    assertChain(fee.amount >= 0n, place, 'fee.amount >= 0');
    assertChain(new_listing < 4, place, 'new_listing < 0x4');
  },
  evaluate({ authorizing_account: authority, account_to_list: listed, new_listing }, { state }) {
    const isMember = state.account(authority).membership_expiration_date === MAXIMUM_TIME;
    state.account(listed);
    assertChain(
      isMember || state.global.parameters.allow_non_member_whitelists,
      { file, line: 0, method: 'do_evaluate' },
      'o.authorizing_account(d).is_lifetime_member()',
    );
    return () => {
      const isWhite = (new_listing & WHITE) !== 0;
      const isBlack = (new_listing & BLACK) !== 0;
      const target = state.account(listed);
      state.store.modify('1.2', listed, {
        whitelisting_accounts: withMember(target.whitelisting_accounts, authority, isWhite),
        blacklisting_accounts: withMember(target.blacklisting_accounts, authority, isBlack),
      });
      const lister = state.account(authority);
      state.store.modify('1.2', authority, {
        whitelisted_accounts: withMember(lister.whitelisted_accounts, listed, isWhite),
        blacklisted_accounts: withMember(lister.blacklisted_accounts, listed, isBlack),
      });
      return voidResult;
    };
  },
};

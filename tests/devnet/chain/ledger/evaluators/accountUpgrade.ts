import { processFees } from '../accountFees.ts';
import { type Evaluator, voidResult } from '../evaluator.ts';
import { assertChain } from '../nodeError.ts';
import { FULL_PERCENT } from '../percent.ts';
import { MAXIMUM_TIME } from '../time.ts';

const file = 'account_evaluator.cpp';

export const accountUpgrade: Evaluator<8> = {
  file,
  feePayer: ({ account_to_upgrade }) => account_to_upgrade,
  validate({ fee }) {
    assertChain(fee.amount >= 0n, { file: 'account.cpp', line: 0, method: 'validate' }, 'fee.amount >= 0');
  },
  evaluate({ account_to_upgrade: id, upgrade_to_lifetime_member }, { state }) {
    const place = { file, line: 0, method: 'do_evaluate' };
    const account = state.account(id);
    const isMember = account.membership_expiration_date === MAXIMUM_TIME;
    assertChain(!isMember, place, '!account->is_lifetime_member()');
    assertChain(
      upgrade_to_lifetime_member,
      place,
      'o.upgrade_to_lifetime_member',
      'Unable to upgrade to annual member',
    );
    return () => {
      processFees(state, id);
      const { network_fee_percentage } = state.account(id);
      state.store.modify('1.2', id, {
        membership_expiration_date: MAXIMUM_TIME,
        registrar: id,
        referrer: id,
        lifetime_referrer: id,
        lifetime_referrer_fee_percentage: FULL_PERCENT - network_fee_percentage,
        referrer_rewards_percentage: 0,
      });
      return voidResult;
    };
  },
};

import { encodeJson } from '../../json.ts';
import { adjustBalance } from '../balances.ts';
import { type Evaluator, voidResult } from '../evaluator.ts';
import { assertChain } from '../nodeError.ts';
import { allowedWithdrawal, policyAfterWithdrawal } from '../vestingPolicies.ts';

const file = 'vesting_balance_evaluator.cpp';
const place = { file, line: 0, method: 'do_evaluate' };
const validatePlace = { file: 'vesting.cpp', line: 0, method: 'validate' };

export const vestingBalanceWithdraw: Evaluator<33> = {
  file,
  feePayer: ({ owner }) => owner,
  validate({ fee, amount }) {
    assertChain(fee.amount >= 0n, validatePlace, 'fee.amount >= 0');
    assertChain(amount.amount > 0n, validatePlace, 'amount.amount > 0');
  },
  evaluate(operation, { state }) {
    const { vesting_balance: id, owner, amount } = operation;
    const vesting = state.vestingBalance(id);
    const now = state.dynamic.time;
    const facts = { now, op: encodeJson(operation), vbo: encodeJson(vesting) };
    assertChain(owner === vesting.owner, place, 'op.owner == vbo.owner', '', facts);
    const isAllowed =
      amount.asset_id === vesting.balance.asset_id && amount.amount <= allowedWithdrawal(vesting, now);
    assertChain(isAllowed, { ...place, line: 123 }, 'vbo.is_withdraw_allowed( now, op.amount )', '', facts);
    return () => {
      const balance = { ...vesting.balance, amount: vesting.balance.amount - amount.amount };
      const policy = policyAfterWithdrawal(vesting, amount.amount, now);
      state.store.modify('1.13', id, { balance, policy });
      adjustBalance(state, owner, amount);
      return voidResult;
    };
  },
};

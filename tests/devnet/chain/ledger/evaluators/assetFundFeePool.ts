import { adjustBalance, CORE } from '../balances.ts';
import { type Evaluator, voidResult } from '../evaluator.ts';
import { assertChain } from '../nodeError.ts';

const place = { file: 'asset_ops.cpp', line: 0, method: 'validate' };

export const assetFundFeePool: Evaluator<16> = {
  file: 'asset_evaluator.cpp',
  feePayer: ({ from_account }) => from_account,
  validate({ fee, amount }) {
    assertChain(fee.amount >= 0n, place, 'fee.amount >= 0');
    assertChain(fee.asset_id === CORE, place, 'fee.asset_id == asset_id_type()');
    assertChain(amount > 0n, place, 'amount > 0');
  },
  evaluate({ from_account, asset_id, amount }, { state }) {
    const { id } = state.dynamicData(asset_id);
    return () => {
      adjustBalance(state, from_account, { amount: -amount, asset_id: CORE });
      const { fee_pool } = state.dynamicData(asset_id);
      state.store.modify('2.3', id, { fee_pool: fee_pool + amount });
      return voidResult;
    };
  },
};

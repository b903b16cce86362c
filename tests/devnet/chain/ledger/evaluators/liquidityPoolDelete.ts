import type { Evaluator } from '../evaluator.ts';
import { assertChain } from '../nodeError.ts';

const file = 'liquidity_pool_evaluator.cpp';
const place = { file, line: 0, method: 'do_evaluate' };

export const liquidityPoolDelete: Evaluator<60> = {
  file,
  feePayer: ({ account }) => account,
  validate({ fee }) {
    const validatePlace = { file: 'liquidity_pool.cpp', line: 0, method: 'validate' };
    assertChain(fee.amount >= 0n, validatePlace, 'fee.amount >= 0', 'Fees should not be negative');
  },
  evaluate({ account, pool: id }, { state }) {
    const pool = state.pool(id);
    assertChain(
      pool.balance_a === 0n && pool.balance_b === 0n,
      { ...place, line: 92 },
      '_pool->balance_a == 0 && _pool->balance_b == 0',
      'Can not delete a non-empty pool',
    );
    const share = state.asset(pool.share_asset);
    const isOwner = share.issuer === account;
    assertChain(
      isOwner,
      place,
      '_share_asset->issuer == op.account',
      'The account is not the owner of the liquidity pool',
    );
    return () => {
      state.store.unset('1.3', share.id, 'for_liquidity_pool');
      state.store.remove(id);
      return [3, { new_objects: [], updated_objects: [share.id], removed_objects: [id] }];
    };
  },
};

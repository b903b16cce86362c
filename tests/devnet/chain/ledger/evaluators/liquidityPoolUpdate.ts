import { type Evaluator, voidResult } from '../evaluator.ts';
import { assertChain } from '../nodeError.ts';
import { FULL_PERCENT } from '../percent.ts';

const file = 'liquidity_pool_evaluator.cpp';
const place = { file, line: 0, method: 'do_evaluate' };
const validatePlace = { file: 'liquidity_pool.cpp', line: 0, method: 'validate' };

export const liquidityPoolUpdate: Evaluator<75> = {
  file,
  feePayer: ({ account }) => account,
  validate({ fee, taker_fee_percent: taker, withdrawal_fee_percent: withdrawal }) {
    assertChain(fee.amount >= 0n, validatePlace, 'fee.amount >= 0', 'Fees should not be negative');
    const hasAction = taker !== undefined || withdrawal !== undefined;
    assertChain(
      hasAction,
      validatePlace,
      'taker_fee_percent.valid() || withdrawal_fee_percent.valid()',
      'Should update something',
    );
    const isFit = (taker ?? 0) <= FULL_PERCENT;
    assertChain(
      isFit,
      validatePlace,
      '*taker_fee_percent <= GRAPHENE_100_PERCENT',
      'Taker fee percent should not exceed 100%',
    );
    const isZero = (withdrawal ?? 0) === 0;
    assertChain(
      isZero,
      validatePlace,
      '0 == *withdrawal_fee_percent',
      'Withdrawal fee percent can only be updated to zero',
    );
  },
  evaluate({ account, pool: id, taker_fee_percent, withdrawal_fee_percent }, { state }) {
    const pool = state.pool(id);
    const isOwner = state.asset(pool.share_asset).issuer === account;
    assertChain(
      isOwner,
      place,
      '_pool->share_asset(d).issuer == op.account',
      'Only the owner can update the liquidity pool',
    );
    const withdrawal = withdrawal_fee_percent ?? pool.withdrawal_fee_percent;
    assertChain(
      taker_fee_percent === undefined || withdrawal === 0,
      place,
      '0 == _pool->withdrawal_fee_percent',
      'Need to set withdrawal fee percent to zero before updating taker fee percent',
    );
    return () => {
      state.store.modify('1.19', id, {
        taker_fee_percent: taker_fee_percent ?? pool.taker_fee_percent,
        withdrawal_fee_percent: withdrawal,
      });
      return voidResult;
    };
  },
};

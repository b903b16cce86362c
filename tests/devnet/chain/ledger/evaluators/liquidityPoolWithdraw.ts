import { adjustBalance, adjustSupply } from '../balances.ts';
import type { Evaluator } from '../evaluator.ts';
import { assertChain } from '../nodeError.ts';
import type { PoolObject } from '../objects/pools.ts';
import { percentDown } from '../percent.ts';
import { changePool, checkPoolMember } from '../poolAccess.ts';

const file = 'liquidity_pool_evaluator.cpp';
const place = { file, line: 0, method: 'do_evaluate' };
const validatePlace = { file: 'liquidity_pool.cpp', line: 0, method: 'validate' };

export const liquidityPoolWithdraw: Evaluator<62> = {
  file,
  feePayer: ({ account }) => account,
  validate({ fee, share_amount }) {
    assertChain(fee.amount >= 0n, validatePlace, 'fee.amount >= 0', 'Fees should not be negative');
    assertChain(
      share_amount.amount > 0n,
      validatePlace,
      'share_amount.amount > 0',
      'Amount of the share asset should be positive',
    );
  },
  evaluate({ account, pool: id, share_amount: shares }, { state }) {
    const pool = state.pool(id);
    const isShare = shares.asset_id === pool.share_asset;
    assertChain(
      isShare,
      place,
      'op.share_amount.asset_id == _pool->share_asset',
      'Share asset type mismatch',
    );
    const isFilled = pool.balance_a > 0n && pool.balance_b > 0n;
    assertChain(
      isFilled,
      place,
      '_pool->balance_a > 0 && _pool->balance_b > 0',
      'The pool has not been initialized',
    );
    checkPoolMember(state, account, pool, true);
    const supply = state.dynamicData(pool.share_asset).current_supply;
    const isFit = supply >= shares.amount;
    assertChain(
      isFit,
      place,
      '_share_asset_dyn_data->current_supply >= op.share_amount.amount',
      'Can not withdraw an amount that is more than the current supply',
    );
    const [payA, payB, feeA, feeB] = outcome(pool, shares.amount, supply);
    return () => {
      const taken = { ...shares, amount: -shares.amount };
      adjustBalance(state, account, taken);
      const receivedA = { amount: payA, asset_id: pool.asset_a };
      const receivedB = { amount: payB, asset_id: pool.asset_b };
      adjustBalance(state, account, receivedA);
      adjustBalance(state, account, receivedB);
      adjustSupply(state, taken);
      changePool(state, pool, -payA, -payB);
      const fees = [
        { amount: feeA, asset_id: pool.asset_a },
        { amount: feeB, asset_id: pool.asset_b },
      ];
      return [4, { paid: [shares], received: [receivedA, receivedB], fees }];
    };
  },
};

/** The withdrawn amount and the fee that stays, per side; the last shares get everything without a fee. */
function outcome(pool: PoolObject, shares: bigint, supply: bigint): [bigint, bigint, bigint, bigint] {
  if (shares === supply) return [pool.balance_a, pool.balance_b, 0n, 0n];
  const grossA = (shares * pool.balance_a) / supply;
  const grossB = (shares * pool.balance_b) / supply;
  const feeA = percentDown(grossA, pool.withdrawal_fee_percent);
  const feeB = percentDown(grossB, pool.withdrawal_fee_percent);
  const isSomething = grossA > feeA || grossB > feeB;
  assertChain(isSomething, { ...place, line: 298 }, 'a128 > 0 || b128 > 0', 'Aborting due to zero outcome');
  return [grossA - feeA, grossB - feeB, feeA, feeB];
}

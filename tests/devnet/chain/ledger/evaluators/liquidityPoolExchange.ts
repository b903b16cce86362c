import { adjustBalance } from '../balances.ts';
import type { Evaluator } from '../evaluator.ts';
import { marketFee, payMarketFee } from '../marketFees.ts';
import { assertChain, failChain } from '../nodeError.ts';
import { percentDown } from '../percent.ts';
import { changePool, checkMarkets, checkPoolMember } from '../poolAccess.ts';

const file = 'liquidity_pool_evaluator.cpp';
const place = { file, line: 0, method: 'do_evaluate' };
const validatePlace = { file: 'liquidity_pool.cpp', line: 0, method: 'validate' };

export const liquidityPoolExchange: Evaluator<63> = {
  file,
  feePayer: ({ account }) => account,
  validate({ fee, amount_to_sell, min_to_receive }) {
    assertChain(fee.amount >= 0n, validatePlace, 'fee.amount >= 0', 'Fees should not be negative');
    const isPositive = amount_to_sell.amount > 0n && min_to_receive.amount > 0n;
    assertChain(
      isPositive,
      validatePlace,
      'amount_to_sell.amount > 0 && min_to_receive.amount > 0',
      'Amounts of the assets should be positive',
    );
    const isTwo = amount_to_sell.asset_id !== min_to_receive.asset_id;
    assertChain(
      isTwo,
      validatePlace,
      'amount_to_sell.asset_id != min_to_receive.asset_id',
      'ID of the two assets should not be the same',
    );
  },
  evaluate({ account, pool: id, amount_to_sell: sold, min_to_receive: asked }, { state }) {
    const pool = state.pool(id);
    assertChain(
      pool.balance_a > 0n && pool.balance_b > 0n,
      { ...place, line: 349 },
      '_pool->balance_a > 0 && _pool->balance_b > 0',
      'The pool has not been initialized',
    );
    const isSellingA = sold.asset_id === pool.asset_a;
    const [sellingSide, buyingSide] = isSellingA
      ? [pool.asset_a, pool.asset_b]
      : [pool.asset_b, pool.asset_a];
    assertChain(
      sold.asset_id === sellingSide && asked.asset_id === buyingSide,
      place,
      '( op.amount_to_sell.asset_id == _pool->asset_a && op.min_to_receive.asset_id == _pool->asset_b ) || ( op.amount_to_sell.asset_id == _pool->asset_b && op.min_to_receive.asset_id == _pool->asset_a )',
      'Asset type mismatch',
    );
    checkPoolMember(state, account, pool, false);
    checkMarkets(state, pool);
    const makerFee = marketFee(state.asset(sellingSide), sold.amount, 'maker');
    assertChain(
      makerFee < sold.amount,
      place,
      '_maker_market_fee < op.amount_to_sell',
      'Aborting since the maker market fee of the selling asset is too high',
    );
    const entering = sold.amount - makerFee;
    const [held, wanted] = isSellingA ? [pool.balance_a, pool.balance_b] : [pool.balance_b, pool.balance_a];
    const newHeld = held + entering;
    const difference = wanted - (pool.virtual_value + newHeld - 1n) / newHeld;
    const poolFee = percentDown(difference, pool.taker_fee_percent);
    const leaving = difference - poolFee;
    const takerFee = marketFee(state.asset(buyingSide), leaving, 'taker');
    const received = leaving - takerFee;
    if (received < asked.amount) {
      failChain(3056301, { ...place, line: 432 }, 'Unable to exchange at expected price');
    }
    return () => {
      adjustBalance(state, account, { ...sold, amount: -sold.amount });
      adjustBalance(state, account, { ...asked, amount: received });
      // The sold asset's fee is shared on behalf of the pool owner, the bought one's on behalf of the trader.
      const poolOwner = state.asset(pool.share_asset).issuer;
      payMarketFee(state, poolOwner, { amount: makerFee, asset_id: sellingSide });
      payMarketFee(state, account, { amount: takerFee, asset_id: buyingSide });
      changePool(state, pool, isSellingA ? entering : -leaving, isSellingA ? -leaving : entering);
      const fees = [
        { amount: makerFee, asset_id: sellingSide },
        { amount: takerFee, asset_id: buyingSide },
        { amount: poolFee, asset_id: buyingSide },
      ];
      return [4, { paid: [sold], received: [{ ...asked, amount: received }], fees }];
    };
  },
};

import type { Evaluator } from '../evaluator.ts';
import { assertChain } from '../nodeError.ts';
import { instanceOf } from '../objectStore.ts';
import { FULL_PERCENT } from '../percent.ts';

const file = 'liquidity_pool_evaluator.cpp';
const place = { file, line: 0, method: 'do_evaluate' };
const validatePlace = { file: 'liquidity_pool.cpp', line: 0, method: 'validate' };

export const liquidityPoolCreate: Evaluator<59> = {
  file,
  feePayer: ({ account }) => account,
  validate({ fee, asset_a, asset_b, share_asset, taker_fee_percent, withdrawal_fee_percent }) {
    assertChain(fee.amount >= 0n, validatePlace, 'fee.amount >= 0', 'Fees should not be negative');
    assertChain(
      instanceOf(asset_a) < instanceOf(asset_b),
      { ...validatePlace, line: 33 },
      'asset_a < asset_b',
      'ID of the first asset should be smaller than ID of the second asset',
    );
    assertChain(
      share_asset !== asset_a && share_asset !== asset_b,
      validatePlace,
      'asset_a != share_asset && asset_b != share_asset',
      'ID of the share asset should not be the same as one of the assets in pool',
    );
    const isTakerFit = taker_fee_percent <= FULL_PERCENT;
    assertChain(
      isTakerFit,
      validatePlace,
      'taker_fee_percent <= GRAPHENE_100_PERCENT',
      'Taker fee percent should not exceed 100%',
    );
    const isWithdrawalFit = withdrawal_fee_percent <= FULL_PERCENT;
    assertChain(
      isWithdrawalFit,
      validatePlace,
      'withdrawal_fee_percent <= GRAPHENE_100_PERCENT',
      'Withdrawal fee percent should not exceed 100%',
    );
  },
  evaluate(operation, { state }) {
    const { account, asset_a, asset_b, taker_fee_percent, withdrawal_fee_percent } = operation;
    state.asset(asset_a);
    state.asset(asset_b);
    const share = state.asset(operation.share_asset);
    const isOwner = share.issuer === account;
    assertChain(
      isOwner,
      place,
      '_share_asset->issuer == op.account',
      'Only the asset owner can set an asset as the share asset of a liquidity pool',
    );
    assertChain(
      share.for_liquidity_pool === undefined,
      { ...place, line: 55 },
      '!_share_asset->is_liquidity_pool_share_asset()',
      'The share asset is already bound to another liquidity pool',
    );
    const isUnissued = state.dynamicData(share.id).current_supply === 0n;
    assertChain(
      isUnissued,
      place,
      '_share_asset->dynamic_data(d).current_supply == 0',
      'Current supply of the share asset needs to be zero',
    );
    return () => {
      const pool = state.store.create('1.19', (id) => ({
        id,
        asset_a,
        asset_b,
        balance_a: 0n,
        balance_b: 0n,
        share_asset: share.id,
        taker_fee_percent,
        withdrawal_fee_percent,
        virtual_value: 0n,
      }));
      state.store.modify('1.3', share.id, { for_liquidity_pool: pool.id });
      return [3, { new_objects: [pool.id], updated_objects: [share.id], removed_objects: [] }];
    };
  },
};

import { assetFlag, hasFlag } from '../authorizedAsset.ts';
import { adjustBalance, adjustSupply } from '../balances.ts';
import { larger, smaller } from '../bounds.ts';
import type { Evaluator } from '../evaluator.ts';
import { assertChain } from '../nodeError.ts';
import { instanceOf } from '../objectStore.ts';
import type { PoolObject } from '../objects/pools.ts';
import { changePool, checkPoolMember } from '../poolAccess.ts';
import type { State } from '../state.ts';

const file = 'liquidity_pool_evaluator.cpp';
const place = { file, line: 0, method: 'do_evaluate' };
const validatePlace = { file: 'liquidity_pool.cpp', line: 0, method: 'validate' };

interface Deposit {
  takenA: bigint;
  takenB: bigint;
  minted: bigint;
}

export const liquidityPoolDeposit: Evaluator<61> = {
  file,
  feePayer: ({ account }) => account,
  validate({ fee, amount_a, amount_b }) {
    assertChain(fee.amount >= 0n, validatePlace, 'fee.amount >= 0', 'Fees should not be negative');
    const isPositive = amount_a.amount > 0n && amount_b.amount > 0n;
    assertChain(
      isPositive,
      validatePlace,
      'amount_a.amount > 0 && amount_b.amount > 0',
      'Both amounts of the assets should be positive',
    );
    const isOrdered = instanceOf(amount_a.asset_id) < instanceOf(amount_b.asset_id);
    assertChain(
      isOrdered,
      validatePlace,
      'amount_a.asset_id < amount_b.asset_id',
      'ID of the first asset should be smaller than ID of the second asset',
    );
  },
  evaluate({ account, pool: id, amount_a, amount_b }, { state }) {
    const pool = state.pool(id);
    assertChain(
      amount_a.asset_id === pool.asset_a,
      place,
      'op.amount_a.asset_id == _pool->asset_a',
      'Asset type A mismatch',
    );
    assertChain(
      amount_b.asset_id === pool.asset_b,
      place,
      'op.amount_b.asset_id == _pool->asset_b',
      'Asset type B mismatch',
    );
    const share = state.asset(pool.share_asset);
    const noNewSupply = 'Can not create new supply for the share asset';
    const canCreate = !hasFlag(share, assetFlag.disableNewSupply);
    assertChain(canCreate, place, 'share_asset_obj.can_create_new_supply()', noNewSupply);
    const isEmpty = pool.balance_a === 0n;
    assertChain(
      !isEmpty || share.issuer === account,
      { ...place, line: 172 },
      'share_asset_obj.issuer == op.account',
      'The initial deposit can only be done by the pool owner',
    );
    const supply = state.dynamicData(share.id).current_supply;
    const isBelowMaximum = supply < share.options.max_supply;
    assertChain(
      isBelowMaximum,
      place,
      '_share_asset_dyn_data->current_supply < share_asset_obj.options.max_supply',
      noNewSupply,
    );
    checkPoolMember(state, account, pool, true);
    const deposit = isEmpty
      ? firstDeposit(amount_a.amount, amount_b.amount, share.options.max_supply)
      : laterDeposit(state, pool, amount_a.amount, amount_b.amount);
    return () => applyDeposit(state, account, pool, deposit);
  },
};

function firstDeposit(a: bigint, b: bigint, maxSupply: bigint): Deposit {
  const minted = larger(a, b);
  assertChain(
    minted <= maxSupply,
    place,
    'share_amount <= share_asset_obj.options.max_supply',
    'For initial deposit, each amount of the two assets in the pool should not be greater than the maximum supply of the share asset',
  );
  return { takenA: a, takenB: b, minted };
}

/** Mints in proportion, rounded down and capped by the maximum supply; takes for it rounded up (chain.md §6). */
function laterDeposit(state: State, pool: PoolObject, a: bigint, b: bigint): Deposit {
  const supply = state.dynamicData(pool.share_asset).current_supply;
  const mintable = [
    (supply * a) / pool.balance_a,
    (supply * b) / pool.balance_b,
    state.asset(pool.share_asset).options.max_supply - supply,
  ];
  const minted = mintable.reduce(smaller);
  assertChain(minted > 0n, place, 'new_supply > 0', 'Aborting due to zero outcome');
  return {
    takenA: (minted * pool.balance_a + supply - 1n) / supply,
    takenB: (minted * pool.balance_b + supply - 1n) / supply,
    minted,
  };
}

function applyDeposit(state: State, account: string, pool: PoolObject, deposit: Deposit) {
  const paidA = { amount: deposit.takenA, asset_id: pool.asset_a };
  const paidB = { amount: deposit.takenB, asset_id: pool.asset_b };
  const received = { amount: deposit.minted, asset_id: pool.share_asset };
  adjustBalance(state, account, { ...paidA, amount: -paidA.amount });
  adjustBalance(state, account, { ...paidB, amount: -paidB.amount });
  adjustBalance(state, account, received);
  adjustSupply(state, received);
  changePool(state, pool, deposit.takenA, deposit.takenB);
  return [4, { paid: [paidA, paidB], received: [received], fees: [] }] satisfies [4, object];
}

import { isAuthorized } from './authorizedAsset.ts';
import { assertChain } from './nodeError.ts';
import type { PoolObject } from './objects/pools.ts';
import type { State } from './state.ts';

const place = { file: 'liquidity_pool_evaluator.cpp', line: 0, method: 'do_evaluate' };
const CALL = 'is_authorized_asset( d, *fee_paying_account, ';

/** Checks that the account may hold the pool's assets, and its share asset if shares move. */
export function checkPoolMember(state: State, account: string, pool: PoolObject, withShare: boolean): void {
  const isShareFine = !withShare || isAuthorized(state, account, pool.share_asset);
  assertChain(
    isShareFine,
    place,
    `${CALL}share_asset_obj )`,
    'The account is unauthorized by the share asset',
  );
  const isAFine = isAuthorized(state, account, pool.asset_a);
  assertChain(isAFine, place, `${CALL}asset_obj_a )`, 'The account is unauthorized by asset A');
  const isBFine = isAuthorized(state, account, pool.asset_b);
  assertChain(isBFine, place, `${CALL}asset_obj_b )`, 'The account is unauthorized by asset B');
}

/** Neither asset forbids the market (core-2350). */
export function checkMarkets(state: State, pool: PoolObject): void {
  const { asset_a: a, asset_b: b } = pool;
  for (const [one, other] of [
    [a, b],
    [b, a],
  ] as const) {
    const { whitelist_markets, blacklist_markets } = state.asset(one).options;
    const isListed = whitelist_markets.length === 0 || whitelist_markets.includes(other);
    assertChain(
      isListed,
      place,
      'whitelist_markets.find( other ) != end()',
      'The market is not whitelisted by the asset',
    );
    const isFree = !blacklist_markets.includes(other);
    assertChain(
      isFree,
      place,
      'blacklist_markets.find( other ) == end()',
      'The market is blacklisted by the asset',
    );
  }
}

/** Moves both sides of a pool and its virtual value along. */
export function changePool(state: State, pool: PoolObject, byA: bigint, byB: bigint): void {
  const balance_a = pool.balance_a + byA;
  const balance_b = pool.balance_b + byB;
  state.store.modify('1.19', pool.id, { balance_a, balance_b, virtual_value: balance_a * balance_b });
}

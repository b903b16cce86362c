import { instanceOf } from '../../ledger/objectStore.ts';
import type { PoolObject } from '../../ledger/objects/pools.ts';
import { apiLimits } from '../access.ts';
import { type ApiMethods, method } from '../apiMethod.ts';
import { isAbsent, readBooleanOr, readLimit, readObjectId, readTexts } from '../arguments.ts';
import type { Session } from '../session.ts';
import { readWish } from './globals.ts';
import { findAsset, getAccount, getAsset } from './lookups.ts';

const MOST = apiLimits.liquidityPools;

/** If the node has no statistics, the member is left out even on request. */
function printed({ state, view }: Session, pool: PoolObject, withStatistics: unknown): object {
  if (!readBooleanOr(withStatistics, false) || view.faults.settings.hasNoMarketHistory) return pool;
  return { ...pool, statistics: state.poolStatistics(pool.id) };
}

/** A page of the matching pools, by ascending id from `start` on. */
function page(
  session: Session,
  fits: (pool: PoolObject) => boolean,
  [limit, start, withStatistics]: readonly unknown[],
): object[] {
  const most = readLimit(limit, MOST, MOST, { method: 'get_liquidity_pools' });
  const first = isAbsent(start) ? 0 : instanceOf(readObjectId(start, '1.19.'));
  const pools = session.state.pools().filter((pool) => instanceOf(pool.id) >= first && fits(pool));
  return pools.slice(0, most).map((pool) => printed(session, pool, withStatistics));
}

/** Pools in the requested order, null for each missing one; subscribes pool and statistics. */
function list(
  session: Session,
  pools: Array<PoolObject | undefined>,
  [subscribe, withStatistics]: readonly unknown[],
): Array<object | null> {
  const wish = readWish(subscribe);
  const ids = pools.flatMap((pool) => pool?.id ?? []);
  session.subscriptions.watchObjects(ids, wish);
  if (readBooleanOr(withStatistics, false)) {
    session.subscriptions.watchObjects(
      ids.map((id) => `5.6.${instanceOf(id)}`),
      wish,
    );
  }
  return pools.map((pool) => (pool === undefined ? null : printed(session, pool, withStatistics)));
}

/** Liquidity pools (chain.md §2). */
export const poolMethods: ApiMethods = {
  list_liquidity_pools: method(0, (session, args) => page(session, () => true, args)),
  get_liquidity_pools_by_asset_a: method(1, (session, [asset, ...rest]) => {
    const { id } = getAsset(session.state, asset);
    return page(session, ({ asset_a }) => asset_a === id, rest);
  }),
  get_liquidity_pools_by_asset_b: method(1, (session, [asset, ...rest]) => {
    const { id } = getAsset(session.state, asset);
    return page(session, ({ asset_b }) => asset_b === id, rest);
  }),
  get_liquidity_pools_by_one_asset: method(1, (session, [asset, ...rest]) => {
    const { id } = getAsset(session.state, asset);
    return page(session, ({ asset_a, asset_b }) => asset_a === id || asset_b === id, rest);
  }),
  get_liquidity_pools_by_both_assets: method(2, (session, [one, other, ...rest]) => {
    const wanted = [getAsset(session.state, one).id, getAsset(session.state, other).id];
    const fits = ({ asset_a, asset_b }: PoolObject): boolean =>
      asset_a !== asset_b && wanted.includes(asset_a) && wanted.includes(asset_b);
    return page(session, fits, rest);
  }),
  get_liquidity_pools: method(1, (session, [ids, ...rest]) => {
    const pools = readTexts(ids).map((id) => session.state.find('1.19', readObjectId(id, '1.19.')));
    return list(session, pools, rest);
  }),
  get_liquidity_pools_by_share_asset: method(1, (session, [assets, ...rest]) => {
    const { state } = session;
    const shareAssets = readTexts(assets).map((asset) => findAsset(state, asset));
    return list(
      session,
      shareAssets.map((asset) => asset && state.poolByShareAsset(asset.id)),
      rest,
    );
  }),
  get_liquidity_pools_by_owner: method(1, (session, [owner, limit, start, withStatistics]) => {
    const { state } = session;
    const most = readLimit(limit, MOST, MOST, { method: 'get_liquidity_pools_by_owner' });
    const first = isAbsent(start) ? 0 : instanceOf(readObjectId(start, '1.3.'));
    const shares = state
      .assetsIssuedBy(getAccount(state, owner).id)
      .filter(({ id }) => instanceOf(id) >= first);
    const pools = shares.flatMap(({ id }) => state.poolByShareAsset(id) ?? []);
    return pools.slice(0, most).map((pool) => printed(session, pool, withStatistics));
  }),
};

import type { JsonValue } from '../../chain/json.ts';
import type { OwnNode } from './ownNode.ts';
import { type Asset, type Pool, type PoolRowKind, poolRow } from './poolRow.ts';

const MOST_POOLS = 101;

/** Rows by market, "BTS_STH": the price of the second in the first. */
export type TickerMap = Readonly<Record<string, { readonly last: string }>>;

/** The answers about pools that the data server combines from several of the node's. */
export function createPoolAnswers(node: OwnNode) {
  const database = <Answer>(method: string, ...args: readonly unknown[]) =>
    node.ask('database', method, args) as Answer;

  function rowOf(kind: PoolRowKind, pool: Pool, tickers: TickerMap): object {
    const ids = [pool.asset_a, pool.asset_b, pool.share_asset];
    const [a, b, share] = database<[Asset, Asset, Asset]>('get_assets', ids, false);
    const [data] = database<[{ current_supply: string }]>(
      'get_objects',
      [share.dynamic_asset_data_id],
      false,
    );
    const parts = { pool, a, b, share: { ...share, supply: data.current_supply } };
    return poolRow(kind, { ...parts, priceA: priceOf(a, tickers) });
  }

  /** Pools with this asset on one side, with names and precisions of both, without statistics. */
  function bySide(side: 'a' | 'b', asset: string): object[] {
    const pools = database<Pool[]>(`get_liquidity_pools_by_asset_${side}`, asset, MOST_POOLS);
    return pools.map((pool) => {
      const [a, b] = database<[Asset, Asset]>('get_assets', [pool.asset_a, pool.asset_b], false);
      const told = ({ symbol, precision }: Asset) => ({ symbol, precision });
      return { ...pool, a: told(a), b: told(b) };
    });
  }

  return {
    bySide,
    byAsset: (asset: string, tickers: TickerMap): object[] =>
      database<Pool[]>('get_liquidity_pools_by_one_asset', asset, MOST_POOLS, null, true).map((pool) =>
        rowOf('lps', pool, tickers),
      ),
    /** Null for an asset that is not a pool's share. */
    byShare: (share: string, tickers: TickerMap): object | null => {
      const [pool] = database<[Pool | null]>('get_liquidity_pools_by_share_asset', [share], false, true);
      return pool === null ? null : rowOf('lp-single', pool, tickers);
    },
    list: (from: string, limit: number): JsonValue => database('list_liquidity_pools', limit, from, true),
    byBoth: (a: string, b: string): JsonValue =>
      database('get_liquidity_pools_by_both_assets', a, b, MOST_POOLS, null, false),
  };
}

/** BTS is worth 1; the others use the tickers, by their names without prefix. Without a market: a guess, 0. */
function priceOf({ symbol }: Asset, tickers: TickerMap): number | string {
  if (symbol === 'BTS') return 1;
  return tickers[`BTS_${symbol.slice(symbol.lastIndexOf('.') + 1)}`]?.last ?? 0;
}

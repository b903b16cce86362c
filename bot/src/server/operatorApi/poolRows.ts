import { getRawPoolByShareAsset, getRawPoolPage, type RawPool } from '@xbts/shared/actions/rawReads.ts';
import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { chainInt } from '@xbts/shared/protocol/objects.ts';
import * as v from 'valibot';
import { knownAsset } from './assets.ts';
import { measuredAssets } from './measuredAssets.ts';
import { objectsInOrder } from './objects.ts';
import type { TickerMap } from './operatorTickers.ts';
import { poolRow } from './poolRow.ts';
import { MOST_POOLS } from './pools.ts';

interface PoolRowDeps {
  readonly client: ChainReader;
  readonly tickerMap: () => Promise<TickerMap>;
}

const firstPage = { limit: MOST_POOLS, start: null, withStatistics: true } as const;

/** Rows of the pools with an asset on either side. @throws AppError request.not_found, node.bad_answer */
export async function poolRowsOf(deps: PoolRowDeps, asset: string) {
  const { id } = await knownAsset(deps.client, asset);
  return rowsOf(deps, await getRawPoolPage(deps.client, { by: 'one', asset: id }, firstPage), false);
}

/** The row of the pool with this share asset. @throws AppError request.not_found, node.bad_answer */
export async function poolRowOfShare(deps: PoolRowDeps, share: string) {
  const { id } = await knownAsset(deps.client, share);
  const pool = await getRawPoolByShareAsset(deps.client, id);
  const [row] = pool === null ? [] : await rowsOf(deps, [pool], true);
  if (row === undefined) throw new AppError('request.not_found', { what: share });
  return row;
}

async function rowsOf({ client, tickerMap }: PoolRowDeps, pools: readonly RawPool[], isAlone: boolean) {
  const [assetOf, tickers] = await Promise.all([
    measuredAssets(
      client,
      pools.flatMap(({ asset_a, asset_b, share_asset }) => [asset_a, asset_b, share_asset]),
    ),
    // Without the market server the rows have no value in BTS; the upstream records its failure.
    tickerMap().then(
      ({ ticker }) => ticker,
      () => undefined,
    ),
  ]);
  const parts = pools.map((pool) => ({
    pool,
    a: assetOf(pool.asset_a),
    b: assetOf(pool.asset_b),
    share: assetOf(pool.share_asset),
    tickers,
  }));
  const supplies = await suppliesOf(
    client,
    parts.map(({ share }) => share.dynamic_asset_data_id),
  );
  return parts.map((each, index) => poolRow({ ...each, supply: supplies[index] ?? 0n }, isAlone));
}

const dynamicData = v.object({ current_supply: chainInt });

/** The supplies of assets, by the ids of their dynamic data. @throws AppError node.bad_answer */
async function suppliesOf(client: ChainReader, ids: readonly string[]): Promise<bigint[]> {
  const parsed = v.safeParse(v.array(dynamicData), await objectsInOrder(client, ids));
  if (!parsed.success) throw new AppError('node.bad_answer', { detail: parsed.issues[0].message });
  return parsed.output.map(({ current_supply }) => current_supply);
}

import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { getAssets } from '@xbts/shared/actions/getAssets.ts';
import { getObjects } from '@xbts/shared/actions/getObjects.ts';
import type { AssetFees, FeesByAsset, PoolWithShares } from '@xbts/shared/amm/poolState.ts';
import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { assetFlag } from '@xbts/shared/protocol/constants.ts';
import { type Asset, type DynamicAssetData, dynamicAssetDataSchema } from '@xbts/shared/protocol/objects.ts';
import { reads } from '../../../platform/chain/reads.ts';
import type { Pool } from './poolOf.ts';
import { readPoolsFromChain } from './pools.ts';
import { type IssuedAsset, readIssuedAssets } from './shareCandidates.ts';

/** A pool with its three assets on the chain: everything that a deposit, withdrawal or exchange depends on. */
export interface PoolInFull {
  readonly pool: PoolWithShares & Pick<Pool, 'day' | 'totalFees'>;
  readonly assetA: Asset;
  readonly assetB: Asset;
  readonly share: Asset;
  /** Market fees of both assets. */
  readonly fees: FeesByAsset;
}

/** The market fee of an asset, for the pool arithmetic. */
export function marketFeesOf({ options }: Pick<Asset, 'options'>): AssetFees {
  return {
    chargesMarketFee: (options.flags & assetFlag.chargeMarketFee) !== 0,
    makerFeePercent: options.market_fee_percent,
    takerFeePercent: options.extensions.taker_fee_percent ?? options.market_fee_percent,
    maxMarketFee: options.max_market_fee,
  };
}

/** A pool with the state of its share asset. */
export function withShares<Known extends Pool>(
  pool: Known,
  { options }: Pick<Asset, 'options'>,
  { current_supply }: Pick<DynamicAssetData, 'current_supply'>,
): Known & PoolWithShares {
  return {
    ...pool,
    shareSupply: current_supply,
    shareMaxSupply: options.max_supply,
    isNewSupplyDisabled: (options.flags & assetFlag.disableNewSupply) !== 0,
  };
}

// Spec §9: base 8 s, shorter 10x; as the list of pools beside it.
const SHARES_REFRESH_MS = 80_000;

/** Share assets by id with their supply in units; an empty list reads nothing. */
export function useShares(ids: readonly string[]): UseQueryResult<readonly IssuedAsset[]> {
  return useQuery({
    queryKey: ['poolShares', ...ids],
    queryFn: ({ signal }) => readIssuedAssets(reads, ids, signal),
    enabled: ids.length > 0,
    refetchInterval: SHARES_REFRESH_MS,
  });
}

/**
 * A pool with its assets, straight from the chain, for signing (design.md decision 8).
 * @throws AppError pool.not_found, chain.unknown_asset and those of ChainClient.call
 */
export async function readPoolInFull(
  node: ChainReader,
  poolId: string,
  signal?: AbortSignal,
): Promise<PoolInFull> {
  const pool = (await readPoolsFromChain(node, [poolId], { signal })).get(poolId);
  if (pool === undefined) throw new AppError('pool.not_found', { poolId });
  const assets = await getAssets(node, [pool.assetA, pool.assetB, pool.shareAsset], { signal });
  const [assetA, assetB, share] = assets;
  if (!assetA || !assetB || !share) throw new AppError('chain.unknown_asset');
  const [data] = await getObjects(node, [share.dynamic_asset_data_id], dynamicAssetDataSchema, { signal });
  if (!data) throw new AppError('chain.unknown_asset', { symbol: share.symbol });
  const fees = new Map([assetA, assetB].map((asset) => [asset.id, marketFeesOf(asset)]));
  return { pool: withShares(pool, share, data), assetA, assetB, share, fees };
}

import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { getAssets } from '@xbts/shared/actions/getAssets.ts';
import { getObjects } from '@xbts/shared/actions/getObjects.ts';
import { inBatches } from '@xbts/shared/actions/inBatches.ts';
import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import { assetFlag } from '@xbts/shared/protocol/constants.ts';
import { type Asset, dynamicAssetDataSchema } from '@xbts/shared/protocol/objects.ts';
import { chain } from '../../../platform/chain/chain.ts';

const BATCH = 100;

/** An issued asset with its supply, units. */
export interface IssuedAsset {
  readonly asset: Asset;
  readonly supply: bigint;
}

/** Assets by ids with their present supplies; unknown ids are omitted. */
export async function readIssuedAssets(
  node: ChainReader,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<IssuedAsset[]> {
  const assets = (await getAssets(node, ids, { signal })).flatMap((asset) => asset ?? []);
  const dataIds = assets.map((asset) => asset.dynamic_asset_data_id);
  const figures = await inBatches(dataIds, BATCH, (batch) =>
    getObjects(node, batch, dynamicAssetDataSchema, { signal }),
  );
  return assets.flatMap((asset, index) => {
    const supply = figures[index]?.current_supply;
    return supply === undefined ? [] : [{ asset, supply }];
  });
}

/**
 * True when an asset of the account may become a pool's share asset (chain.md §5, operation 59). One whose supply
 * cannot grow is excluded too: the chain would accept it, and then refuse every deposit (chain.md §6).
 */
export function canBeShareAsset({ asset, supply }: IssuedAsset): boolean {
  const canGrow = (asset.options.flags & assetFlag.disableNewSupply) === 0;
  return (
    supply === 0n && canGrow && asset.for_liquidity_pool === undefined && asset.bitasset_data_id === undefined
  );
}

/** The account's own assets that may become a pool's share asset. */
export function useShareCandidates(issuedIds: readonly string[]): UseQueryResult<readonly Asset[]> {
  return useQuery({
    queryKey: ['shareCandidates', ...issuedIds],
    queryFn: async ({ signal }) => {
      const issued = await readIssuedAssets(chain, issuedIds, signal);
      return issued.filter(canBeShareAsset).map(({ asset }) => asset);
    },
    staleTime: 0,
  });
}

import { useQueries } from '@tanstack/react-query';
import { getAssets } from '@xbts/shared/actions/getAssets.ts';
import { DAY_MS } from '@xbts/shared/amounts/durations.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { batchedReads } from '../../../platform/cache/batchedReads.ts';
import { reads } from '../../../platform/chain/reads.ts';

const readAsset = batchedReads<Asset>(async (ids) => {
  const assets = await getAssets(reads, ids);
  return new Map(assets.flatMap((asset) => (asset === null ? [] : [[asset.id, asset]])));
});

interface AssetQuery {
  state: { data: Asset | null | undefined };
}

/** The query of one asset by its id; symbol and precision never change, options rarely do. */
const assetQuery = (id: string) => ({
  queryKey: ['asset', id] as const,
  queryFn: () => readAsset(id),
  // A new asset may be missing on this node.
  staleTime: ({ state }: AssetQuery) => (state.data === null ? 0 : DAY_MS),
});

interface AssetResult {
  data: Asset | null | undefined;
  isPending: boolean;
  error: Error | null;
}

/** Assets by id, with the state of reading the missing ones. */
export interface AssetsRead {
  assets: ReadonlyMap<string, Asset>;
  isPending: boolean;
  error: Error | null;
}

function together(results: readonly AssetResult[]): AssetsRead {
  return {
    assets: new Map(results.flatMap(({ data }) => (data ? [[data.id, data]] : []))),
    isPending: results.some(({ isPending }) => isPending),
    error: results.find(({ data, error }) => data === undefined && error !== null)?.error ?? null,
  };
}

/** Like useAssets, with the state that a screen needs while some are missing. */
export function useAssetsRead(ids: readonly string[]): AssetsRead {
  return useQueries({ queries: [...new Set(ids)].map(assetQuery), combine: together });
}

/** Assets by their ids 1.3.x, read in one call and cached for long. Unknown ones are absent. */
export function useAssets(ids: readonly string[]): ReadonlyMap<string, Asset> {
  return useAssetsRead(ids).assets;
}

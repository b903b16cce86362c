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

/** The query of one asset by its id; its symbol and precision never change, its options rarely. */
const assetQuery = (id: string) => ({
  queryKey: ['asset', id] as const,
  queryFn: () => readAsset(id),
  // An asset created a moment ago may not be on this node yet.
  staleTime: ({ state }: AssetQuery) => (state.data === null ? 0 : DAY_MS),
});

interface AssetResult {
  data: Asset | null | undefined;
  isPending: boolean;
  error: Error | null;
}

/** Assets by id with the state of reading those that are still missing. */
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

/** As useAssets, with what a screen needs to know while some are not there. */
export function useAssetsRead(ids: readonly string[]): AssetsRead {
  return useQueries({ queries: [...new Set(ids)].map(assetQuery), combine: together });
}

/** Assets by their ids 1.3.x, read in one call and kept for long. What is not known (yet) is absent. */
export function useAssets(ids: readonly string[]): ReadonlyMap<string, Asset> {
  return useAssetsRead(ids).assets;
}

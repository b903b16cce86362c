import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { getAssets } from '@xbts/shared/actions/getAssets.ts';
import { getObjects } from '@xbts/shared/actions/getObjects.ts';
import { withoutFormatMarks } from '@xbts/shared/amounts/typedMarks.ts';
import { isValidSymbol } from '@xbts/shared/protocol/names.ts';
import { isObjectId } from '@xbts/shared/protocol/objectId.ts';
import { type Asset, type DynamicAssetData, dynamicAssetDataSchema } from '@xbts/shared/protocol/objects.ts';
import { reads } from '../../../platform/chain/reads.ts';

const REFRESH_MS = 80_000; // spec §9: base 8 s, shorter 10x

/** An asset with its moving figures: supply, fee pool. */
export interface AssetPage {
  readonly asset: Asset;
  readonly moving: DynamicAssetData;
}

/** The asset in an address: a symbol in capitals or an id 1.3.x; null when it can be neither. */
export function assetKeyOf(typed: string): string | null {
  const key = withoutFormatMarks(typed).trim().toUpperCase();
  return isObjectId(key, '1.3') || isValidSymbol(key) ? key : null;
}

async function readAssetPage(key: string, signal: AbortSignal): Promise<AssetPage | null> {
  const [asset] = await getAssets(reads, [key], { signal });
  if (!asset) return null;
  const [moving] = await getObjects(reads, [asset.dynamic_asset_data_id], dynamicAssetDataSchema, { signal });
  return moving ? { asset, moving } : null;
}

/** An asset by symbol or id, null when there is none; read again every 80 s. */
export function useAssetPage(key: string | null): UseQueryResult<AssetPage | null> {
  return useQuery({
    queryKey: ['assetPage', key],
    queryFn: ({ signal }) => (key === null ? null : readAssetPage(key, signal)),
    staleTime: REFRESH_MS / 4,
    refetchInterval: REFRESH_MS,
  });
}

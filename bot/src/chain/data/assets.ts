import { getRawAssets, type RawAsset } from '@xbts/shared/actions/rawReads.ts';
import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { isObjectId } from '@xbts/shared/protocol/objectId.ts';
import type { ItemTexts } from '../../upstreams/dataSource.ts';
import { readObjects } from './objects.ts';

/**
 * The node reads a name that begins with a digit as an id, and refuses the whole call for one of another kind or beyond
 * 48 bits.
 */
const isAskable = (asset: string) => !/^\d/u.test(asset) || isObjectId(asset, '1.3');

/** Assets by symbol or id, in the order asked, null for an unknown one. */
export async function readAssets(
  client: ChainReader,
  assets: readonly string[],
): Promise<(RawAsset | null)[]> {
  const askable = assets.filter(isAskable);
  const found = askable.length === 0 ? [] : await getRawAssets(client, askable);
  const byName = new Map(askable.map((asset, index) => [asset, found[index] ?? null]));
  return assets.map((asset) => byName.get(asset) ?? null);
}

/** Assets with their `dynamic_asset_data`, as texts. */
export async function assetTexts(client: ChainReader, assets: readonly string[]): Promise<ItemTexts> {
  const found = await readAssets(client, assets);
  const dataIds = found.flatMap((asset) => (asset === null ? [] : [asset.dynamic_asset_data_id]));
  const data = await readObjects(client, dataIds);
  const texts = new Map<string, string>();
  for (const [index, asset] of found.entries()) {
    const name = assets[index];
    const dynamic = asset === null ? null : data.get(asset.dynamic_asset_data_id);
    if (name === undefined || asset === null || dynamic === undefined) continue;
    texts.set(name, JSON.stringify({ ...asset, dynamic_asset_data: dynamic }));
  }
  return texts;
}

/** The id of an asset given by symbol or id. @throws AppError request.not_found */
export async function assetIdOf(client: ChainReader, asset: string): Promise<string> {
  const [found] = await readAssets(client, [asset]);
  if (found === null || found === undefined) throw new AppError('request.not_found', { what: asset });
  return found.id;
}

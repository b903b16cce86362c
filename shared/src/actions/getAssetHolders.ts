import { array } from 'valibot';
import type { ChainReader } from '../client/chainClient.ts';
import { type AssetHolder, assetHolderSchema } from '../protocol/marketObjects.ts';
import type { ReadOptions } from './readOptions.ts';

const schema = array(assetHolderSchema);

/** Holders by balance, largest first; `start` is an offset, `count` at most 100. @throws AppError node.api_denied on many public nodes */
export function getAssetHolders(
  client: ChainReader,
  symbolOrId: string,
  { start = 0, count = 100 }: { start?: number; count?: number } = {},
  options: ReadOptions = {},
): Promise<AssetHolder[]> {
  return client.call('asset', 'get_asset_holders', [symbolOrId, start, count], { ...options, schema });
}

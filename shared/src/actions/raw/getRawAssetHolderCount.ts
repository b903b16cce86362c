import * as v from 'valibot';
import type { ChainReader } from '../../client/chainClient.ts';
import type { ReadOptions } from '../readOptions.ts';

const schema = v.number();

/** The number of an asset's holders. @throws AppError node.api_denied on many public nodes */
export function getRawAssetHolderCount(
  client: ChainReader,
  assetId: string,
  options: ReadOptions = {},
): Promise<number> {
  return client.call('asset', 'get_asset_holders_count', [assetId], { ...options, schema });
}

import { array } from 'valibot';
import type { ChainReader } from '../client/chainClient.ts';
import { type Asset, assetSchema } from '../protocol/objects.ts';
import type { ReadOptions } from './readOptions.ts';

const schema = array(assetSchema);

/**
 * Assets whose symbols begin with the text, by symbol, at most `limit` (101). The node also returns later symbols,
 * which are dropped.
 */
export async function findAssets(
  client: ChainReader,
  prefix: string,
  limit: number,
  options: ReadOptions = {},
): Promise<Asset[]> {
  const found = await client.call('database', 'list_assets', [prefix, limit], { ...options, schema });
  return found.filter(({ symbol }) => symbol.startsWith(prefix));
}

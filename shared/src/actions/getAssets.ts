import { array, nullable } from 'valibot';
import type { ChainReader } from '../client/chainClient.ts';
import { type Asset, assetSchema } from '../protocol/objects.ts';
import { inBatches } from './inBatches.ts';
import type { ReadOptions } from './readOptions.ts';
import { requireAsked } from './requireAsked.ts';

const schema = array(nullable(assetSchema));
const BATCH = 100;

/**
 * Any number of assets by symbols or ids, in the order asked, null for an unknown one.
 * @throws AppError node.bad_answer when an asset is not the requested one, and those of ChainReader.call
 */
export function getAssets(
  client: ChainReader,
  symbolsOrIds: readonly string[],
  options: ReadOptions = {},
): Promise<(Asset | null)[]> {
  return inBatches(symbolsOrIds, BATCH, async (batch) => {
    const found = await client.call('database', 'get_assets', [batch, false], { ...options, schema });
    return requireAsked('get_assets', batch, found, ({ id, symbol }) => [id, symbol]);
  });
}

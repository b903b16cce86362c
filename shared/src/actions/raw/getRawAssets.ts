import * as v from 'valibot';
import type { ChainReader } from '../../client/chainClient.ts';
import type { ReadOptions } from '../readOptions.ts';

export const rawAsset = v.looseObject({
  id: v.string(),
  symbol: v.string(),
  dynamic_asset_data_id: v.string(),
});

/** An asset as the node sent it: only these members are checked. */
export type RawAsset = v.InferOutput<typeof rawAsset>;

const schema = v.array(v.nullable(rawAsset));

/**
 * At most 100 assets by symbol or id, in the order asked, null for an unknown one. Only for passing on: the figures are
 * unparsed.
 */
export function getRawAssets(
  client: ChainReader,
  symbolsOrIds: readonly string[],
  options: ReadOptions = {},
): Promise<(RawAsset | null)[]> {
  return client.call('database', 'get_assets', [symbolsOrIds, false], { ...options, schema });
}

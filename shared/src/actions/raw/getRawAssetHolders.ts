import * as v from 'valibot';
import type { ChainReader } from '../../client/chainClient.ts';
import type { ReadOptions } from '../readOptions.ts';

const rawHolder = v.looseObject({
  account_id: v.string(),
  name: v.string(),
  amount: v.union([v.number(), v.string()]),
});

/** A holder as the node sent it. */
export type RawHolder = v.InferOutput<typeof rawHolder>;

const schema = v.array(rawHolder);

/** Holders by balance, largest first, from the offset `start`. @throws AppError node.api_denied on many public nodes */
export function getRawAssetHolders(
  client: ChainReader,
  { assetId, start, count }: { assetId: string; start: number; count: number },
  options: ReadOptions = {},
): Promise<RawHolder[]> {
  return client.call('asset', 'get_asset_holders', [assetId, start, count], { ...options, schema });
}

import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import * as v from 'valibot';
import { assetIdOf } from './assets.ts';

const rawHolders = v.array(
  v.looseObject({ account_id: v.string(), name: v.string(), amount: v.union([v.number(), v.string()]) }),
);

/**
 * Who holds most of an asset, `count` from the offset `start` on.
 * @throws AppError request.not_found, node.api_denied (public nodes often do not offer the asset API)
 */
export async function assetHolders(
  client: ChainClient,
  { symbol, start, count }: { symbol: string; start: number; count: number },
) {
  const id = await assetIdOf(client, symbol);
  return client.call('asset', 'get_asset_holders', [id, start, count], { schema: rawHolders });
}

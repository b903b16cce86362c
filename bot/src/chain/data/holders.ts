import { getRawAssetHolders, type RawHolder } from '@xbts/shared/actions/rawReads.ts';
import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import { hasCode } from '@xbts/shared/errors/appError.ts';
import { explorerRoutes } from '@xbts/shared/services/explorer.ts';
import type { Upstream } from '../../upstreams/upstream.ts';
import { assetIdOf } from './assets.ts';

/**
 * The largest holders of an asset, `count` from the offset `start`. Public nodes often do not offer the asset API: then
 * the explorer is asked.
 * @throws AppError request.not_found, node.api_denied when the explorer does not answer either
 */
export async function assetHolders(
  { client, explorer }: { client: ChainClient; explorer: Upstream },
  { symbol, start, count }: { symbol: string; start: number; count: number },
): Promise<readonly RawHolder[]> {
  const assetId = await assetIdOf(client, symbol);
  try {
    return await getRawAssetHolders(client, { assetId, start, count });
  } catch (denied) {
    if (!hasCode(denied, 'node.api_denied')) throw denied;
    const params = { assetId, start, limit: count };
    const found = await explorer.ask(explorerRoutes.holders, { params }).catch(() => {
      // The node's denial is the useful error for the user; the explorer's state records its own failure.
      throw denied;
    });
    return found.rows;
  }
}

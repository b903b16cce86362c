import { getRawAssetHolderCount } from '@xbts/shared/actions/rawReads.ts';
import { formatExact } from '@xbts/shared/amounts/amount.ts';
import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import { assetHolders } from '../../chain/data/holders.ts';
import type { Upstream } from '../../upstreams/upstream.ts';
import { measuredAsset } from './measuredAssets.ts';

interface HolderDeps {
  readonly client: ChainClient;
  readonly explorer: Upstream;
}

/**
 * The number of an asset's holders, the asset, and its largest holders with whole amounts. Only nodes count the
 * holders.
 * @throws AppError request.not_found, node.api_denied when nodes do not offer the asset API
 */
export async function holdersWithTotal(
  { client, explorer }: HolderDeps,
  range: { symbol: string; start: number; count: number },
) {
  const { id, symbol, precision, issuer } = await measuredAsset(client, range.symbol);
  const [total, holders] = await Promise.all([
    getRawAssetHolderCount(client, id),
    assetHolders({ client, explorer }, range),
  ]);
  return {
    total,
    asset: { id, symbol, precision, issuer },
    topHolders: holders.map(({ name, account_id, amount }) => ({
      name,
      account_id,
      amount: Number(formatExact(BigInt(amount), precision)),
    })),
  };
}

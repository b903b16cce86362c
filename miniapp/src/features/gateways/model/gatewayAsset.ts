import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { getAssets } from '@xbts/shared/actions/getAssets.ts';
import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { chain } from '../../../platform/chain/chain.ts';

/** The on-chain asset of a gateway's coin, by its symbol. @throws AppError chain.unknown_asset and those of the node */
export async function readGatewayAsset(
  client: ChainReader,
  symbol: string,
  signal?: AbortSignal,
): Promise<Asset> {
  const [asset] = await getAssets(client, [symbol], { signal });
  if (asset) return asset;
  throw new AppError('chain.unknown_asset', { symbol });
}

/** The same, cached for a minute; nothing is read for ''. */
export function useGatewayAsset(symbol: string): UseQueryResult<Asset> {
  return useQuery({
    queryKey: ['gatewayAsset', symbol],
    queryFn: ({ signal }) => readGatewayAsset(chain, symbol, signal),
    enabled: symbol !== '',
    staleTime: 60_000,
  });
}

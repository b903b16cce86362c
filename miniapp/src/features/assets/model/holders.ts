import { type InfiniteData, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { getAssetHolders } from '@xbts/shared/actions/getAssetHolders.ts';
import { hasCode } from '@xbts/shared/errors/appError.ts';
import type { AssetHolder } from '@xbts/shared/protocol/marketObjects.ts';
import { callService } from '@xbts/shared/services/callService.ts';
import { dataServerPaths } from '@xbts/shared/services/contract.ts';
import { chain } from '../../../platform/chain/chain.ts';
import { nodeOrServer } from '../../../platform/chain/reads.ts';
import { intervals } from '../../../platform/jobs/intervals.ts';
import { fetchJson } from '../../../platform/server/dataServer.ts';

/** Spec §7 and §9: start 0, count 100; the screen shows 25 of them at first. */
export const HOLDERS_PAGE = 100;

/** The source: the node in use, or the data server in its place. */
export type HoldersSource = 'node' | 'server';

export interface HoldersPage {
  readonly rows: readonly AssetHolder[];
  readonly source: HoldersSource;
}

/**
 * Holders of an asset by balance, from the offset `start`, at most 100. Public nodes often deny the asset API: then the
 * data server is asked, like when no node answers.
 * @throws AppError node.api_denied when the data server fails too; those of ChainClient.call
 */
export async function readHolders(
  assetId: string,
  start: number,
  signal?: AbortSignal,
): Promise<HoldersPage> {
  const askServer = async (): Promise<HoldersPage> => {
    const params = { symbol: assetId, start, count: HOLDERS_PAGE };
    const { rows } = await callService(fetchJson, dataServerPaths.holders, { params }, { signal });
    return { rows, source: 'server' };
  };
  const askNode = async (joined: AbortSignal): Promise<HoldersPage> => {
    const page = { start, count: HOLDERS_PAGE };
    return { rows: await getAssetHolders(chain, assetId, page, { signal: joined }), source: 'node' };
  };
  try {
    return await nodeOrServer(askNode, askServer, signal);
  } catch (denied) {
    if (!hasCode(denied, 'node.api_denied')) throw denied;
    try {
      return await askServer();
    } catch (error) {
      if (hasCode(error, 'request.cancelled')) throw error;
      throw denied; // the user can act on the node's denial: by choosing another node
    }
  }
}

/** The holders of an asset by balance in pages of 100; read once in 40 minutes (spec §9). */
export function useHolders(assetId: string): UseInfiniteQueryResult<InfiniteData<HoldersPage>> {
  return useInfiniteQuery({
    queryKey: ['holders', assetId],
    queryFn: ({ pageParam, signal }) => readHolders(assetId, pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: (last, pages) =>
      last.rows.length < HOLDERS_PAGE ? undefined : pages.length * HOLDERS_PAGE,
    staleTime: intervals.holders.everyMs,
    retry: (count, error) => !hasCode(error, 'node.api_denied') && count < 2,
    meta: { isPrivate: true },
  });
}

import { type QueryClient, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { getAssets } from '@xbts/shared/actions/getAssets.ts';
import { AppError, hasCode } from '@xbts/shared/errors/appError.ts';
import { isValidSymbol } from '@xbts/shared/protocol/names.ts';
import { isObjectId, parseObjectId } from '@xbts/shared/protocol/objectId.ts';
import { useEffect } from 'react';
import { chain } from '../../../platform/chain/chain.ts';
import { reads } from '../../../platform/chain/reads.ts';
import { type PoolInFull, readPoolInFull } from './poolShares.ts';

const NEW_POOL_MS = 3_000;

const poolKey = (key: string) => ['pool', key] as const;

/**
 * The id of the pool in a screen's address: the id itself, or by the symbol of its share asset. @throws AppError
 * pool.not_found
 */
async function poolIdOf(typed: string): Promise<string> {
  const key = typed.trim().toUpperCase();
  if (isObjectId(key, '1.19')) return key;
  const isName = isObjectId(key, '1.3') || isValidSymbol(key);
  const [share] = isName ? await getAssets(reads, [key]) : [];
  const poolId = share?.for_liquidity_pool;
  if (poolId === undefined) throw new AppError('pool.not_found', { poolId: key });
  return poolId;
}

/** The objects whose changes affect a pool: itself, its statistics (the same instance) and its shares' supply. */
function objectsOf({ pool, share }: PoolInFull): string {
  return `${pool.id} 5.6.${parseObjectId(pool.id).instance} ${share.dynamic_asset_data_id}`;
}

/** The query of a pool by what the address calls it. */
const poolQuery = (key: string) => ({
  queryKey: poolKey(key),
  queryFn: async ({ signal }: { signal: AbortSignal }) => readPoolInFull(reads, await poolIdOf(key), signal),
  staleTime: 3_000,
});

/** Reads a pool before its page's render; the page itself retries and reports failures. */
export const readPool = (queries: QueryClient, key: string): Promise<void> =>
  queries.prefetchQuery(poolQuery(key));

/**
 * One pool with its assets by its id 1.19.x or by the symbol of its share asset; read again with every block that
 * changes it. `dataUpdatedAt` is its age; the error is pool.not_found for an unknown one.
 */
export function usePool(key: string): UseQueryResult<PoolInFull> {
  const queries = useQueryClient();
  const query = useQuery({
    ...poolQuery(key),
    // A new pool will soon be in a block.
    refetchInterval: ({ state }) => (hasCode(state.error, 'pool.not_found') ? NEW_POOL_MS : false),
  });
  const watched = query.data === undefined ? '' : objectsOf(query.data);
  useEffect(() => {
    if (watched === '') return undefined;
    let isDue = false;
    return chain.subscribeObjects(watched.split(' '), () => {
      // Several notices of one block come together and cause one read; a read in flight may have started before it.
      if (isDue) return;
      isDue = true;
      queueMicrotask(() => {
        isDue = false;
        void queries.invalidateQueries({ queryKey: poolKey(key) });
      });
    });
  }, [watched, key, queries]);
  return query;
}

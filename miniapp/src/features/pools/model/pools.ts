import { type QueryClient, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { getPools } from '@xbts/shared/actions/getPools.ts';
import { inBatches } from '@xbts/shared/actions/inBatches.ts';
import { listPools } from '@xbts/shared/actions/listPools.ts';
import type { ReadOptions } from '@xbts/shared/actions/readOptions.ts';
import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import { useEffect } from 'react';
import { safeParse } from 'valibot';
import { chain } from '../../../platform/chain/chain.ts';
import { reads } from '../../../platform/chain/reads.ts';
import { poolsOf } from '../../assets/model/assetPageMarkets.ts';
import { pricePools } from '../../assets/model/prices/pricingPools.ts';
import { type Pool, poolOf, poolStateSchema, withState } from './poolOf.ts';

/** The key of the list of all pools in the query cache. */
export const poolsKey = ['pools'] as const;

// Spec §9: base 8 s, shorter 10x. Between two reads useLivePools keeps the visible pools live.
const REFRESH_MS = 80_000;
/** chain.md §2: the limit of get_liquidity_pools. */
const BATCH = 101;

/** The query of all pools. */
export const poolsQuery = {
  queryKey: poolsKey,
  queryFn: ({ client, signal }: { client: QueryClient; signal: AbortSignal }) => readAllPools(client, signal),
  staleTime: REFRESH_MS / 4,
  refetchInterval: REFRESH_MS,
  // A thousand pools are too much for the browser's storage, and old reserves would mislead.
  meta: { isPrivate: true },
};

/**
 * All pools with reserves, fees, share asset and the statistics of the last 24 hours, by id; read from a chain node
 * page by page. `dataUpdatedAt` is their age.
 */
export const usePools = (): UseQueryResult<readonly Pool[]> => useQuery(poolsQuery);

/** The list also serves prices when they know no pools: otherwise they would list all pools again. */
async function readAllPools(queries: QueryClient, signal: AbortSignal): Promise<readonly Pool[]> {
  const read = listPools(reads, undefined, { signal }).then((pools) => pools.map(poolOf));
  pricePools(queries, read);
  return read;
}

/** The pools with an asset, by id; read by that asset alone while the list of all pools is missing. */
export function usePoolsOf(assetId: string): UseQueryResult<readonly Pool[]> {
  const queries = useQueryClient();
  return useQuery({
    queryKey: ['poolsOf', assetId],
    queryFn: async ({ signal }) =>
      (await listPools(reads, { asset: assetId, side: 'either' }, { signal })).map(poolOf),
    initialData: () => {
      const all = queries.getQueryData<readonly Pool[]>(poolsKey);
      return all === undefined ? undefined : poolsOf(assetId, all);
    },
    initialDataUpdatedAt: () => queries.getQueryState(poolsKey)?.dataUpdatedAt,
    staleTime: REFRESH_MS / 4,
    refetchInterval: REFRESH_MS,
    meta: { isPrivate: true },
  });
}

/** Pools straight from a node, for signing (design.md decision 8); unknown ids are absent. Any number of ids. */
export async function readPoolsFromChain(
  node: ChainReader,
  ids: readonly string[],
  options: ReadOptions = {},
): Promise<ReadonlyMap<string, Pool>> {
  const found = await inBatches(ids, BATCH, (batch) => getPools(node, batch, options));
  return new Map(found.flatMap((pool) => (pool === null ? [] : [[pool.id, poolOf(pool)]])));
}

/**
 * Keeps these pools of usePools' list live, block by block, while a component is mounted. The statistics come with the
 * next read of the list.
 */
export function useLivePools(ids: readonly string[]): void {
  const queries = useQueryClient();
  const joined = ids.join(' ');
  useEffect(() => {
    if (joined === '') return undefined;
    return chain.subscribeObjects(joined.split(' '), (id, object) => changePool(queries, id, object));
  }, [joined, queries]);
}

function changePool(queries: QueryClient, id: string, object: object | null): void {
  const parsed = safeParse(poolStateSchema, object);
  // An unreadable notice still signals a change: the list is read again.
  if (object !== null && !parsed.success) {
    void queries.invalidateQueries({ queryKey: poolsKey });
    return;
  }
  queries.setQueryData<readonly Pool[]>(poolsKey, (pools) =>
    pools?.flatMap((pool) => {
      if (pool.id !== id) return pool;
      return parsed.success ? withState(pool, parsed.output) : [];
    }),
  );
}

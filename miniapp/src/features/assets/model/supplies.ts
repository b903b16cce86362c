import { type QueryClient, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { getObjects } from '@xbts/shared/actions/getObjects.ts';
import { type Asset, chainInt } from '@xbts/shared/protocol/objects.ts';
import { useEffect } from 'react';
import { object, safeParse, string } from 'valibot';
import { chain } from '../../../platform/chain/chain.ts';
import { reads } from '../../../platform/chain/reads.ts';

/** A share of a pool: its supply changes with every deposit. */
export type Share = Pick<Asset, 'id' | 'dynamic_asset_data_id'>;

/** Changes come by notices (watchSupplies); read again now and then all the same (spec §9: longer, 100x). */
const REFRESH_MS = 800_000;
const none: ReadonlyMap<string, bigint> = new Map();
const supplySchema = object({ id: string(), current_supply: chainInt });

const keyOf = (assets: readonly Share[]) => ['supplies', assets.map(({ id }) => id).join(' ')] as const;

/** The query of the units that exist of assets, by their ids. */
export const suppliesQuery = (assets: readonly Share[]) => ({
  queryKey: keyOf(assets),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<ReadonlyMap<string, bigint>> => {
    const ids = assets.map((asset) => asset.dynamic_asset_data_id);
    const found = await getObjects(reads, ids, supplySchema, { signal });
    return new Map(
      found.flatMap((each, index) => (each === null ? [] : [[assets[index]?.id ?? '', each.current_supply]])),
    );
  },
  enabled: assets.length > 0,
  staleTime: REFRESH_MS,
  refetchInterval: REFRESH_MS,
});

/** Keeps what is known of these supplies as the chain tells it, block by block, until the function that it gives is called. */
export function watchSupplies(queries: QueryClient, assets: readonly Share[]): () => void {
  if (assets.length === 0) return () => undefined;
  const idOf = new Map(assets.map((asset) => [asset.dynamic_asset_data_id, asset.id]));
  return chain.subscribeObjects([...idOf.keys()], (dataId, data) => {
    const told = safeParse(supplySchema, data);
    const id = idOf.get(dataId);
    if (!told.success || id === undefined) void queries.invalidateQueries({ queryKey: keyOf(assets) });
    else
      queries.setQueryData<ReadonlyMap<string, bigint>>(keyOf(assets), (known) =>
        known === undefined ? known : new Map(known).set(id, told.output.current_supply),
      );
  });
}

/** How the units of these assets are known, kept up to date while a component is mounted. */
export function useSupplies(assets: readonly Share[]): UseQueryResult<ReadonlyMap<string, bigint>> {
  const queries = useQueryClient();
  const [, ids] = keyOf(assets);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list of the same assets is the same watch
  useEffect(() => watchSupplies(queries, assets), [queries, ids]);
  return useQuery(suppliesQuery(assets));
}

/** Units of each asset that exist, by its id; absent until they are read. */
export const useShareSupplies = (assets: readonly Share[]): ReadonlyMap<string, bigint> =>
  useSupplies(assets).data ?? none;

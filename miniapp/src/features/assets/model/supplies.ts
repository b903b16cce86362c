import { useQuery } from '@tanstack/react-query';
import { getObjects } from '@xbts/shared/actions/getObjects.ts';
import { type Asset, chainInt } from '@xbts/shared/protocol/objects.ts';
import { object, string } from 'valibot';
import { reads } from '../../../platform/chain/reads.ts';

/** A share of a pool: its supply changes with every deposit (spec §9: shorter, 10x). */
export type Share = Pick<Asset, 'id' | 'dynamic_asset_data_id'>;

const REFRESH_MS = 80_000;
const none: ReadonlyMap<string, bigint> = new Map();
const supplySchema = object({ id: string(), current_supply: chainInt });

/** The query of the units that exist of assets, by their ids. */
export const suppliesQuery = (assets: readonly Share[]) => ({
  queryKey: ['supplies', assets.map(({ id }) => id).join(' ')] as const,
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

/** Units of each asset that exist, by its id; absent until they are read. */
export function useShareSupplies(assets: readonly Share[]): ReadonlyMap<string, bigint> {
  return useQuery(suppliesQuery(assets)).data ?? none;
}

import type { QueryClient } from '@tanstack/react-query';
import { getObjects } from '@xbts/shared/actions/getObjects.ts';
import { type Asset, chainInt } from '@xbts/shared/protocol/objects.ts';
import { object, string } from 'valibot';
import { chain } from '../../../platform/chain/chain.ts';
import { reads } from '../../../platform/chain/reads.ts';

/** A share of a pool: its supply changes with every deposit. */
export type Share = Pick<Asset, 'id' | 'dynamic_asset_data_id'>;

const supplySchema = object({ id: string(), current_supply: chainInt });

const dataIds = (assets: readonly Share[]) => assets.map((asset) => asset.dynamic_asset_data_id);

/** The query of the units that exist of assets, by their ids. */
export const suppliesQuery = (assets: readonly Share[]) => ({
  queryKey: ['supplies', assets.map(({ id }) => id).join(' ')] as const,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<ReadonlyMap<string, bigint>> => {
    const found = await getObjects(reads, dataIds(assets), supplySchema, { signal });
    return new Map(
      found.flatMap((each, index) => (each === null ? [] : [[assets[index]?.id ?? '', each.current_supply]])),
    );
  },
  enabled: assets.length > 0,
  // A notice reports changes (watchSupplies).
  staleTime: 800_000,
});

/** Reads supplies again after their changes on the chain, until the returned function is called. */
export const watchSupplies = (queries: QueryClient, assets: readonly Share[]): (() => void) =>
  chain.subscribeObjects(dataIds(assets), () => void queries.invalidateQueries(suppliesQuery(assets)));

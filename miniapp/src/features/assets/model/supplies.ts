import { useQuery } from '@tanstack/react-query';
import { getObjects } from '@xbts/shared/actions/getObjects.ts';
import { type Asset, dynamicAssetDataSchema } from '@xbts/shared/protocol/objects.ts';
import { chain } from '../../../platform/chain/chain.ts';

const REFRESH_MS = 60_000;
const none: ReadonlyMap<string, bigint> = new Map();

/** Units of each asset that exist, by its id; absent until they are read. */
export function useShareSupplies(
  assets: readonly Pick<Asset, 'id' | 'dynamic_asset_data_id'>[],
): ReadonlyMap<string, bigint> {
  const { data } = useQuery({
    queryKey: ['supplies', assets.map(({ id }) => id)],
    queryFn: async ({ signal }) => {
      const dataIds = assets.map((asset) => asset.dynamic_asset_data_id);
      const found = await getObjects(chain, dataIds, dynamicAssetDataSchema, { signal });
      return found.map((each) => each?.current_supply ?? null);
    },
    enabled: assets.length > 0,
    staleTime: REFRESH_MS,
  });
  if (data === undefined) return none;
  return new Map(
    assets.flatMap(({ id }, index) => {
      const supply = data[index];
      return supply === null || supply === undefined ? [] : [[id, supply]];
    }),
  );
}

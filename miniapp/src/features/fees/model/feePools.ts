import { useQueries } from '@tanstack/react-query';
import { getObjects } from '@xbts/shared/actions/getObjects.ts';
import { inBatches } from '@xbts/shared/actions/inBatches.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { dynamicAssetDataSchema } from '@xbts/shared/protocol/objects.ts';
import { batchedReads } from '../../../platform/cache/batchedReads.ts';
import { reads } from '../../../platform/chain/reads.ts';

const BATCH = 100;

const readPool = batchedReads<bigint>(async (ids) => {
  const found = await inBatches(ids, BATCH, (batch) => getObjects(reads, batch, dynamicAssetDataSchema));
  return new Map(found.flatMap((each) => (each === null ? [] : [[each.id, each.fee_pool]])));
});

interface PoolResult {
  data: { id: string; units: bigint | null } | undefined;
  isPending: boolean;
}

/** Fee pools by the id of their asset's dynamic data 2.3.x, and whether some are still loading. */
export interface FeePools {
  pools: ReadonlyMap<string, bigint>;
  isPending: boolean;
}

function together(results: readonly PoolResult[]): FeePools {
  const known = results.flatMap(({ data }): [string, bigint][] =>
    data === undefined || data.units === null ? [] : [[data.id, data.units]],
  );
  return { pools: new Map(known), isPending: results.some(({ isPending }) => isPending) };
}

/** The core units in the fee pools of assets, read in few calls; unreadable ones are absent. */
export function useFeePools(assets: readonly Pick<Asset, 'dynamic_asset_data_id'>[]): FeePools {
  return useQueries({
    queries: assets.map(({ dynamic_asset_data_id: id }) => ({
      queryKey: ['feePool', id] as const,
      queryFn: async () => ({ id, units: await readPool(id) }),
      staleTime: 60_000,
    })),
    combine: together,
  });
}

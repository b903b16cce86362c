import { useMemo } from 'react';
import { type MetadataRead, useMetadata } from '../../assets/model/metadata.ts';
import type { Pool } from './poolOf.ts';

const none: readonly string[] = [];

/** The assets of pools without duplicates, in the order of reading their names. */
export const assetIdsOf = (pools: readonly Pool[] | undefined): string[] => [
  ...new Set(pools?.flatMap(({ assetA, assetB }) => [assetA, assetB]) ?? none),
];

/** Names and decimals of the assets of all these pools; the first hundred arrive first. */
export function usePoolMetadata(pools: readonly Pool[] | undefined): MetadataRead {
  const ids = useMemo(() => assetIdsOf(pools), [pools]);
  return useMetadata(ids);
}

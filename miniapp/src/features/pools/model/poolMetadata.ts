import { useMemo } from 'react';
import { type MetadataRead, useMetadata } from '../../assets/model/metadata.ts';
import type { Pool } from './poolOf.ts';

const none: readonly string[] = [];

/** Names and decimals of the assets of all these pools; the first hundred arrive first. */
export function usePoolMetadata(pools: readonly Pool[] | undefined): MetadataRead {
  const ids = useMemo(
    () => [...new Set(pools?.flatMap(({ assetA, assetB }) => [assetA, assetB]) ?? none)],
    [pools],
  );
  return useMetadata(ids);
}

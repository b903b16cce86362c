import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Share, suppliesQuery, watchSupplies } from './supplies.ts';

const none: ReadonlyMap<string, bigint> = new Map();

/** The state of these assets' supplies, kept fresh while a component is mounted. */
export function useSupplies(assets: readonly Share[]): UseQueryResult<ReadonlyMap<string, bigint>> {
  const queries = useQueryClient();
  const [, ids] = suppliesQuery(assets).queryKey;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list of the same assets is the same watch
  useEffect(() => watchSupplies(queries, assets), [queries, ids]);
  return useQuery(suppliesQuery(assets));
}

/** The supply of each asset, by its id; absent until read. */
export const useShareSupplies = (assets: readonly Share[]): ReadonlyMap<string, bigint> =>
  useSupplies(assets).data ?? none;

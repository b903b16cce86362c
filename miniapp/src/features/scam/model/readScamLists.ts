import type { QueryClient } from '@tanstack/react-query';
import { callService } from '@xbts/shared/services/callService.ts';
import { servicePrefixes } from '@xbts/shared/services/contract.ts';
import { scamListRoutes } from '@xbts/shared/services/scamLists.ts';
import { fetchJson } from '../../../platform/server/dataServer.ts';
import { type CachedScamLists, cachedScamLists } from './cachedScamLists.ts';

/**
 * Reads the operator's lists. One that can't be read or comes back empty stays as it was known; that is told by
 * `isWhole` and the age in `readAt`, and takes nothing away.
 */
export async function readScamLists(
  known: CachedScamLists | undefined,
  signal: AbortSignal,
): Promise<CachedScamLists> {
  const before = known?.operator ?? { accounts: [], assets: [] };
  // A failure is told by isWhole: a warning list that could not be renewed still warns.
  const [accounts, assets] = await Promise.all([
    readRows('accounts', signal).catch(() => null),
    readRows('assets', signal).catch(() => null),
  ]);
  signal.throwIfAborted();
  const operator = {
    accounts: accounts === null || accounts.length === 0 ? before.accounts : accounts,
    assets: assets === null || assets.length === 0 ? before.assets : assets,
  };
  const isWhole = accounts !== null && assets !== null;
  return {
    operator,
    readAt: isWhole ? Date.now() : (known?.readAt ?? null),
    isWhole,
  };
}

/** Has the lists read at once, so that they are asked for together with what is asked for in the same moment. */
export function beginScamLists(queries: QueryClient): void {
  void queries.prefetchQuery({
    ...cachedScamLists,
    queryFn: ({ client, signal }) =>
      readScamLists(client.getQueryData<CachedScamLists>(cachedScamLists.queryKey), signal),
  });
}

async function readRows(list: 'accounts' | 'assets', signal: AbortSignal): Promise<string[]> {
  const prefix = servicePrefixes.scamLists;
  return (await callService(fetchJson, scamListRoutes[list], {}, { signal, prefix })).rows;
}

import type { QueryClient } from '@tanstack/react-query';
import { callService } from '@xbts/shared/services/callService.ts';
import { servicePrefixes } from '@xbts/shared/services/contract.ts';
import { scamListRoutes } from '@xbts/shared/services/scamLists.ts';
import { fetchJson } from '../../../platform/server/dataServer.ts';
import { type CachedScamLists, cachedScamLists } from './cachedScamLists.ts';

/**
 * Reads the operator's lists. An unreadable or empty one keeps its known content, which `isWhole` and the age in
 * `readAt` show; nothing is removed.
 */
export async function readScamLists(
  known: CachedScamLists | undefined,
  signal: AbortSignal,
): Promise<CachedScamLists> {
  const before = known?.operator ?? { accounts: [], assets: [] };
  // isWhole reports a failure: an outdated list still warns.
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

/** Starts the read of the lists at once, together with concurrent requests. */
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

import { hasCode } from '@xbts/shared/errors/appError.ts';
import { servicePrefixes } from '@xbts/shared/services/contract.ts';
import { scamListRoutes } from '@xbts/shared/services/scamLists.ts';
import type { FastifyInstance } from 'fastify';
import { getScamList, type ScamListName } from '../../upstreams/scamLists.ts';
import type { Upstream } from '../../upstreams/upstream.ts';
import type { Freshness } from '../cache/freshness.ts';
import { addCachedGet, type CacheDeps } from './cachedRead.ts';

/** An old list is better than none for a month. */
const freshnessOf = (name: ScamListName): Freshness => ({
  ttlMs: scamListRoutes[name].ttlSeconds * 1_000,
  staleMs: 86_400_000,
  errorMs: 2_592_000_000,
});

/** GET /scam/scam-accounts.json and /scam/scam-assets.json: the operator's lists. */
export function addScamLists(server: FastifyInstance, deps: CacheDeps & { scamLists: Upstream }): void {
  for (const name of Object.keys(scamListRoutes) as ScamListName[])
    addCachedGet(server, deps, servicePrefixes.scamLists + scamListRoutes[name].path, freshnessOf(name), {
      key: `scam ${name}`,
      load: () => listOf(deps.scamLists, name),
    });
}

/** An operator without lists lists nobody, which is no failure. */
async function listOf(upstream: Upstream, name: ScamListName): Promise<readonly string[]> {
  try {
    return await getScamList(upstream, name);
  } catch (error) {
    if (hasCode(error, 'service.not_configured')) return [];
    throw error;
  }
}

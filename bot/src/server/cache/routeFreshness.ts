import { dataServerPaths } from '@xbts/shared/services/contract.ts';
import type { ItemName, ReadName } from '../../upstreams/dataSource.ts';
import type { Freshness } from './freshness.ts';

/** Answers about money or the present block: hardly served stale, and never long after an error. */
const live: ReadonlySet<ReadName | ItemName> = new Set([
  'globalProperties',
  'objects',
  'accounts',
  'getAccount',
  'lpSingle',
  'lpHistory',
]);

/** How long a route's answers may be used, from the contract's time to live. */
export function freshnessOf(name: ReadName | ItemName): Freshness {
  const ttlMs = dataServerPaths[name].ttlSeconds * 1_000;
  return live.has(name)
    ? { ttlMs, staleMs: ttlMs * 2, errorMs: 60_000 }
    : lastingFreshness(dataServerPaths[name].ttlSeconds);
}

/** For slowly changing data: served at once for ten times its time to live, and for a day while its source is down. */
export function lastingFreshness(ttlSeconds: number): Freshness {
  const ttlMs = ttlSeconds * 1_000;
  return { ttlMs, staleMs: ttlMs * 10, errorMs: 86_400_000 };
}

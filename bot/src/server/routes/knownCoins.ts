import type { Clock } from '@xbts/shared/client/clock.ts';
import { servicePrefixes } from '@xbts/shared/services/contract.ts';
import { type GatewayFamily, gatewayPaths } from '@xbts/shared/services/gateways.ts';
import type { Upstreams } from '../../upstreams/createUpstreams.ts';
import { wireForm } from '../../upstreams/parsedAnswers.ts';
import type { AnswerCache } from '../cache/answerCache.ts';
import { gatewayFreshness } from './serviceReads.ts';

export interface KnownCoinsDeps {
  cache: AnswerCache;
  clock: Clock;
  gateways: Upstreams['gateways'];
}

/** The wait for a slow gateway, after which its last known coins count. */
const MAX_WAIT_MS = 1_500;

/** The rows of a gateway's coins from the cache, refreshed when old; empty while unknown. Never rejects. */
export async function readKnownCoins(
  { cache, clock, gateways }: KnownCoinsDeps,
  family: GatewayFamily,
): Promise<unknown[]> {
  const key = servicePrefixes.gateway(family) + gatewayPaths.coins.path;
  const asked = cache.get(key, gatewayFreshness, async () =>
    JSON.stringify(wireForm(await gateways[family].coins({}))),
  );
  // The gateway's state shows a failure.
  await Promise.race([asked.catch(() => undefined), after(clock, MAX_WAIT_MS)]);
  const known = cache.peek(key);
  return known === undefined ? [] : JSON.parse(known.body.toString()).coins;
}

const after = (clock: Clock, ms: number): Promise<void> =>
  new Promise((resolve) => {
    clock.setTimeout(resolve, ms);
  });

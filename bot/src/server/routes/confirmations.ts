import { type ForeignNetwork, foreignChainPaths } from '@xbts/shared/services/foreignChains.ts';
import type { FastifyInstance } from 'fastify';
import type { CountConfirmations } from '../../upstreams/foreignChains.ts';
import type { Freshness } from '../cache/freshness.ts';
import { type CacheDeps, cachedRead } from './cachedRead.ts';
import { readInput } from './readInput.ts';

/** The networks with a configured explorer. */
export type ForeignChains = Readonly<Partial<Record<ForeignNetwork, CountConfirmations>>>;

const { confirmations } = foreignChainPaths;
const ttlMs = confirmations.ttlSeconds * 1_000;
/** An old count is useless. */
const freshness: Freshness = { ttlMs, staleMs: ttlMs, errorMs: 60_000 };

/**
 * GET /api/v1/confirmations/{network}/{transaction}: the confirmations of a user's payment in another chain, if an
 * explorer is configured.
 */
export function addConfirmations(server: FastifyInstance, deps: CacheDeps & { chains: ForeignChains }): void {
  server.get(
    confirmations.path,
    cachedRead(deps, freshness, (request) => {
      const { network, transaction } = readInput(confirmations.params, request.params);
      const count = deps.chains[network];
      return {
        key: `confirmations ${network} ${transaction}`,
        load: async () => ({ isTold: count !== undefined, count: (await count?.(transaction)) ?? null }),
      };
    }),
  );
}

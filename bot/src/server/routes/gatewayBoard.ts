import { dataServerPaths } from '@xbts/shared/services/contract.ts';
import { boardCoinSchema } from '@xbts/shared/services/gatewayBoard.ts';
import { gatewayFamilies } from '@xbts/shared/services/gateways.ts';
import { parseRows } from '@xbts/shared/services/rows.ts';
import type { FastifyInstance } from 'fastify';
import { lastingFreshness } from '../cache/routeFreshness.ts';
import { addCachedGet, type CacheDeps } from './cachedRead.ts';
import { type KnownCoinsDeps, readKnownCoins } from './knownCoins.ts';

/** GET /api/v1/gateway-board: every gateway's health, with the coins of its last answer. */
export function addGatewayBoard(server: FastifyInstance, deps: CacheDeps & KnownCoinsDeps): void {
  const { path, ttlSeconds } = dataServerPaths.gatewayBoard;
  addCachedGet(server, deps, path, lastingFreshness(ttlSeconds), {
    key: path,
    load: async () => ({
      gateways: await Promise.all(
        gatewayFamilies.map(async (family) => {
          // First: the state then reflects this request.
          const rows = await readKnownCoins(deps, family);
          return { family, ...deps.gateways[family].state(), coins: parseRows(boardCoinSchema, rows).rows };
        }),
      ),
    }),
  });
}

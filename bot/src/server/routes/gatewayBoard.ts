import type { Clock } from '@xbts/shared/client/clock.ts';
import { dataServerPaths, servicePrefixes } from '@xbts/shared/services/contract.ts';
import { boardCoinSchema } from '@xbts/shared/services/gatewayBoard.ts';
import { type GatewayFamily, gatewayFamilies, gatewayRoutes } from '@xbts/shared/services/gateways.ts';
import { parseRows } from '@xbts/shared/services/rows.ts';
import type { FastifyInstance } from 'fastify';
import type { Upstreams } from '../../upstreams/createUpstreams.ts';
import { lastingFreshness } from '../cache/routeFreshness.ts';
import { type CacheDeps, cachedRead } from './cachedRead.ts';
import { gatewayFreshness } from './serviceReads.ts';

interface BoardDeps extends CacheDeps {
  clock: Clock;
  gateways: Upstreams['gateways'];
}

/** The board does not wait longer for a slow gateway: it shows what is known. */
const MAX_WAIT_MS = 1_500;

/** GET /api/gateway-board: how every gateway answers, with its coins as it last gave them. */
export function addGatewayBoard(server: FastifyInstance, deps: BoardDeps): void {
  const { path, ttlSeconds } = dataServerPaths.gatewayBoard;
  server.get(
    path,
    cachedRead(deps, lastingFreshness(ttlSeconds), () => ({
      key: path,
      load: async () => ({
        gateways: await Promise.all(gatewayFamilies.map((family) => gatewayRow(deps, family))),
      }),
    })),
  );
}

async function gatewayRow({ cache, clock, gateways }: BoardDeps, family: GatewayFamily) {
  const key = servicePrefixes.gateway(family) + gatewayRoutes.coins.path;
  const asked = (async () =>
    cache.get(key, gatewayFreshness, async () => {
      const { rows } = await gateways[family].ask(gatewayRoutes.coins, {});
      return JSON.stringify(rows);
    }))();
  // A failure is shown as the gateway's state.
  await Promise.race([asked.catch(() => undefined), after(clock, MAX_WAIT_MS)]);
  const known = cache.peek(key);
  const rows: unknown[] = known === undefined ? [] : JSON.parse(known.body.toString());
  return { family, ...gateways[family].state(), coins: parseRows(boardCoinSchema, rows).rows };
}

const after = (clock: Clock, ms: number): Promise<void> =>
  new Promise((resolve) => {
    clock.setTimeout(resolve, ms);
  });

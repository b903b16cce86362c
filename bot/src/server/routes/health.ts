import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import type { Clock } from '@xbts/shared/client/clock.ts';
import type { Health, Ready } from '@xbts/shared/services/config.ts';
import { dataServerPaths } from '@xbts/shared/services/contract.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** An older head means that the nodes stand still, or that the connection is lost: seconds. */
const MAX_HEAD_AGE_SECONDS = 30;

/** The server's health, for people and for watchdogs. It answers 200 as long as the process serves. */
export function addHealth(
  server: FastifyInstance,
  deps: {
    client: ChainClient;
    clock: Pick<Clock, 'now'>;
    version: string;
    /** The state of payouts; undefined without a bot. */
    payouts: (() => Promise<Health['payouts']>) | undefined;
  },
): void {
  server.get(dataServerPaths.health.path, async (request, reply) => {
    const { head, state } = deps.client.status.get();
    const headAgeSeconds =
      head === null ? null : Math.max(0, Math.round((deps.clock.now() - head.time) / 1_000));
    const isOk = state === 'connected' && headAgeSeconds !== null && headAgeSeconds <= MAX_HEAD_AGE_SECONDS;
    const health: Health = {
      status: isOk ? 'ok' : 'degraded',
      headBlock: head?.number ?? null,
      headAgeSeconds,
      version: deps.version,
      ...(deps.payouts === undefined ? {} : { payouts: await stateOrNull(deps.payouts, request) }),
    };
    return reply.header('cache-control', 'no-store').send(health);
  });
}

/**
 * Whether this process can take requests: a chain node has answered once, and the database answers. A chain that stands
 * still later does not matter: the page and answers in memory are still served (health reports it).
 */
export function addReady(
  server: FastifyInstance,
  deps: { client: ChainClient; payouts: (() => Promise<Health['payouts']>) | undefined },
): void {
  let hasHead = false;
  server.get(dataServerPaths.ready.path, async (request, reply) => {
    hasHead ||= deps.client.status.get().head !== null;
    const isStored = deps.payouts === undefined || (await stateOrNull(deps.payouts, request)) !== null;
    const ready: Ready = {
      waitsFor: [...(hasHead ? [] : ['chain' as const]), ...(isStored ? [] : ['storage' as const])],
    };
    return reply
      .code(ready.waitsFor.length === 0 ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(ready);
  });
}

/** Health answers even while the database is down. */
async function stateOrNull(
  state: () => Promise<Health['payouts']>,
  request: FastifyRequest,
): Promise<Health['payouts']> {
  try {
    return await state();
  } catch (error) {
    request.log.warn({ err: error }, 'the state of payouts could not be read');
    return null;
  }
}

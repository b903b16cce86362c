import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import type { Clock } from '@xbts/shared/client/clock.ts';
import type { Health } from '@xbts/shared/services/config.ts';
import { dataServerPaths } from '@xbts/shared/services/contract.ts';
import type { FastifyInstance } from 'fastify';

/** A head older than this means that the nodes stand still, or that we lost them: seconds. */
const MAX_HEAD_AGE_SECONDS = 30;

/** How the server is, for people and for watchdogs. It answers 200 as long as the process serves. */
export function addHealth(
  server: FastifyInstance,
  deps: { client: ChainClient; clock: Pick<Clock, 'now'>; version: string },
): void {
  server.get(dataServerPaths.health.path, (_request, reply) => {
    const { head, state } = deps.client.status.get();
    const headAgeSeconds =
      head === null ? null : Math.max(0, Math.round((deps.clock.now() - head.time) / 1_000));
    const isOk = state === 'connected' && headAgeSeconds !== null && headAgeSeconds <= MAX_HEAD_AGE_SECONDS;
    const health: Health = {
      status: isOk ? 'ok' : 'degraded',
      headBlock: head?.number ?? null,
      headAgeSeconds,
      version: deps.version,
    };
    return reply.header('cache-control', 'no-store').send(health);
  });
}

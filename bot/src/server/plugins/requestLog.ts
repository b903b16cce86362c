import type { Clock } from '@xbts/shared/client/clock.ts';
import type { FastifyInstance } from 'fastify';
import { createMinuteCounts } from '../../minuteCounts.ts';
import { networkOf } from './networkOf.ts';

/**
 * One line per request: its route, status and duration. No address, no parameters, no headers, no bodies. Of an
 * address's refusals by a limit, only the first of each minute.
 */
export function addRequestLog(server: FastifyInstance, clock: Pick<Clock, 'now'>): void {
  const refusals = createMinuteCounts(clock);
  server.addHook('onResponse', (request, reply, done) => {
    if (reply.statusCode === 429 && refusals(networkOf(request.ip)).count > 1) return done();
    // 501 is a service that the operator has switched off; 503 waits for a node or for capacity, and is logged at its
    // source.
    const isFault = reply.statusCode >= 500 && reply.statusCode !== 501 && reply.statusCode !== 503;
    const level = isFault ? 'warn' : reply.statusCode >= 400 ? 'info' : 'debug';
    request.log[level](
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
    done();
  });
}

import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../../metrics.ts';

/**
 * Counts every answer by route, method and class of status, with its duration; a path without a route counts as
 * 'unknown'.
 */
export function addRequestMetrics(server: FastifyInstance, { answers, answerSeconds }: Metrics): void {
  server.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    answerSeconds.observe({ route }, reply.elapsedTime / 1_000);
    answers.inc({ route, method: request.method, status: `${Math.floor(reply.statusCode / 100)}xx` });
    done();
  });
}

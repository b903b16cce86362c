import type { FastifyInstance } from 'fastify';

/** One line a request: what route, how it ended, how long it took. No address, no parameters, no headers, no bodies. */
export function addRequestLog(server: FastifyInstance): void {
  server.addHook('onResponse', (request, reply, done) => {
    const level = reply.statusCode >= 500 ? 'warn' : reply.statusCode >= 400 ? 'info' : 'debug';
    if (level === 'debug' && request.log.level !== 'debug') return done();
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

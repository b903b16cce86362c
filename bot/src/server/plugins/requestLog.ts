import type { FastifyInstance } from 'fastify';

/** One line per request: its route, status and duration. No address, no parameters, no headers, no bodies. */
export function addRequestLog(server: FastifyInstance): void {
  server.addHook('onResponse', (request, reply, done) => {
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

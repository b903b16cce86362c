import type { FastifyInstance } from 'fastify';

/** Interval of checking connections while the server ends, in milliseconds. */
const LOOK_MS = 50;

/**
 * Ends a kept-alive connection as soon as its last answer is sent, once the server is closing: Node closes only those
 * idle at that moment, and would wait for the clients of the others.
 */
export function addOrderlyEnd(server: FastifyInstance): void {
  server.addHook('preClose', (done) => {
    const looking = setInterval(() => server.server.closeIdleConnections(), LOOK_MS);
    server.server.once('close', () => clearInterval(looking));
    looking.unref();
    done();
  });
}

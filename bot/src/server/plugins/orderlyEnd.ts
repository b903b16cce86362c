import type { FastifyInstance } from 'fastify';

/** How often connections are looked at while the server ends, in milliseconds. */
const LOOK_MS = 50;

/**
 * Ends a connection that was kept alive as soon as its last answer is sent, once the server is closing: Node closes only those that
 * are idle at that moment, and would wait for the others until their clients leave.
 */
export function addOrderlyEnd(server: FastifyInstance): void {
  server.addHook('preClose', (done) => {
    const looking = setInterval(() => server.server.closeIdleConnections(), LOOK_MS);
    server.server.once('close', () => clearInterval(looking));
    looking.unref();
    done();
  });
}

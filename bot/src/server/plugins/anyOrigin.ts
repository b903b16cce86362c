import type { FastifyInstance } from 'fastify';

/** Any page may read the answer, as of the operator's own server: it is public, and the same for everybody who asks. */
export const anyOrigin = { 'access-control-allow-origin': '*' } as const;

/** Opens the routes of a server to every origin, their errors included. */
export function openToAnyOrigin(server: FastifyInstance): void {
  server.addHook('onRequest', async (_request, reply) => void reply.headers(anyOrigin));
}

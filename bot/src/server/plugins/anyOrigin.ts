import type { FastifyInstance } from 'fastify';

/** Any page may read the answer, as on the operator's own server: it is public and the same for every caller. */
export const anyOrigin = { 'access-control-allow-origin': '*' } as const;

/** Opens a server's routes to every origin, including their errors. */
export function openToAnyOrigin(server: FastifyInstance): void {
  server.addHook('onRequest', async (_request, reply) => void reply.headers(anyOrigin));
}

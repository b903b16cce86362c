import rateLimit from '@fastify/rate-limit';
import { type FastifyInstance, fastify } from 'fastify';
import { addErrorAnswers } from './plugins/errorAnswers.ts';
import { limitSettings } from './plugins/rateLimit.ts';

/** A server with error answers and without routes, for tests of rate limits. */
export async function bareServer(): Promise<FastifyInstance> {
  const server = fastify();
  addErrorAnswers(server);
  await server.register(rateLimit, limitSettings);
  return server;
}

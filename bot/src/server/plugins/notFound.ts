import { AppError } from '@xbts/shared/errors/appError.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorAnswer } from './errorAnswers.ts';
import { isPageView } from './pagePaths.ts';
import type { LimitHook } from './rateLimit.ts';

const malformed = errorAnswer(
  new AppError('request.malformed', { detail: 'This address takes another method.' }),
);

/** Refuses a request at an address that takes other methods, or none. @throws AppError request.not_found */
export type Refuse = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/**
 * Answers what no route takes: 405 with the methods of a known address (RFC 9110 §15.5.6), otherwise 404. `limit` runs
 * first. Before all routes.
 */
export function addNotFound(
  server: FastifyInstance,
  { limit, hasPages }: { limit: LimitHook; hasPages: boolean },
): Refuse {
  const routes: { readonly methods: readonly string[]; readonly address: RegExp }[] = [];
  server.addHook('onRoute', ({ method, url }) => {
    if (url !== '/*') routes.push({ methods: [method].flat(), address: addressOf(url) });
  });
  const methodsOf = (url: string): string[] => {
    const [path = '/'] = url.split('?');
    const found = routes.filter(({ address }) => address.test(path)).flatMap(({ methods }) => methods);
    return [...new Set([...found, ...(hasPages && isPageView(url) ? ['GET', 'HEAD'] : [])])];
  };
  const refuse: Refuse = (request, reply) => {
    const methods = methodsOf(request.url);
    if (methods.length === 0 || methods.includes(request.method)) throw new AppError('request.not_found');
    return reply
      .code(405)
      .headers({ allow: methods.join(', '), 'cache-control': 'no-store' })
      .send(malformed.body);
  };
  server.setNotFoundHandler({ preHandler: limit }, refuse);
  return refuse;
}

/** A route's address with its parameters, each of which is one part of a path. */
function addressOf(url: string): RegExp {
  const parts = url.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&').replace(/:\w+/gu, '[^/]+');
  return new RegExp(`^${parts}$`, 'u');
}

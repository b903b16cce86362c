import type { CreateRateLimitOptions, RateLimitPluginOptions } from '@fastify/rate-limit';
import { AppError } from '@xbts/shared/errors/appError.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from './networkOf.ts';

/** Maximum addresses that each limit counts; the least recently seen make room. */
const MAX_COUNTED = 20_000;

/** For @fastify/rate-limit: only `limitOf` limits, and answers carry no counters, because caches keep them. */
export const limitSettings: RateLimitPluginOptions = {
  global: false,
  keyGenerator: ({ ip }) => networkOf(ip),
};

/** A hook that runs before a request's body is read. */
export type LimitHook = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

type LimitCode = 'service.rate_limited' | 'new_account.too_many';

/** The refusal of a request over a limit, under its code, with a Retry-After. */
export function tooManyRequests(
  reply: FastifyReply,
  waitMs: number,
  code: LimitCode = 'service.rate_limited',
): AppError {
  reply.header('retry-after', Math.ceil(waitMs / 1_000));
  return new AppError(code);
}

/** At most `max` requests in a period, a minute by default, of one address or another key; further ones get 429. */
export function limitOf(
  server: FastifyInstance,
  options: CreateRateLimitOptions & { max: number },
  code?: LimitCode,
): LimitHook {
  // Its own count beside other limits of the same request: `rateLimit` of a route would run only once.
  const counted = { cache: MAX_COUNTED, ...options };
  const count = server.createRateLimit(counted);
  return async (request, reply) => {
    const found = await count(request);
    if (!found.isAllowed && found.isExceeded) throw tooManyRequests(reply, found.ttl, code);
  };
}

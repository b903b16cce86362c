import type { CreateRateLimitOptions, RateLimitPluginOptions } from '@fastify/rate-limit';
import { AppError } from '@xbts/shared/errors/appError.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from './networkOf.ts';

/** Addresses that are counted at the same time by each limit; the ones unseen for longest make room. */
const MAX_COUNTED = 20_000;

/** For @fastify/rate-limit: only `limitOf` limits, and answers carry no counters, because caches keep them. */
export const limitSettings: RateLimitPluginOptions = {
  global: false,
  keyGenerator: ({ ip }) => networkOf(ip),
};

/** A hook that runs before a request's body is read. */
export type LimitHook = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

type LimitCode = 'service.rate_limited' | 'new_account.too_many';

/** The refusal of a request that is one too many, under its code; says in Retry-After when to come again. */
export function tooManyRequests(
  reply: FastifyReply,
  waitMs: number,
  code: LimitCode = 'service.rate_limited',
): AppError {
  reply.header('retry-after', Math.ceil(waitMs / 1_000));
  return new AppError(code);
}

/** At most `max` requests in a time, a minute unless told otherwise, of one address or of another key; more are answered with 429. */
export function limitOf(
  server: FastifyInstance,
  options: CreateRateLimitOptions & { max: number },
  code?: LimitCode,
): LimitHook {
  // A count of its own beside those of other limits that a request may also go by: `rateLimit` of a route would run once alone.
  const counted = { cache: MAX_COUNTED, ...options };
  const count = server.createRateLimit(counted);
  return async (request, reply) => {
    const found = await count(request);
    if (!found.isAllowed && found.isExceeded) throw tooManyRequests(reply, found.ttl, code);
  };
}

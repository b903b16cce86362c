import type { Clock } from '@xbts/shared/client/clock.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { LRUCache } from 'lru-cache';

/** Addresses that are counted at the same time; the ones unseen for longest make room. */
const MAX_ADDRESSES = 20_000;
const WINDOW_MS = 60_000;

/** A hook that runs before a request's body is read. */
export type RateLimitHook = (
  request: FastifyRequest,
  reply: FastifyReply,
  done: HookHandlerDoneFunction,
) => void;

/**
 * At most so many requests a minute from one address; more are answered with 429 and Retry-After. Counted without a promise, since it
 * goes before every answer from memory.
 */
export function rateLimit(requestsPerMinute: number, clock: Pick<Clock, 'now'>): RateLimitHook {
  const windows = new LRUCache<string, { count: number; endsAt: number }>({ max: MAX_ADDRESSES });
  return (request, reply, done) => {
    const now = clock.now();
    const window = windows.get(request.ip);
    if (window === undefined || window.endsAt <= now) {
      windows.set(request.ip, { count: 1, endsAt: now + WINDOW_MS });
      return done();
    }
    window.count += 1;
    if (window.count <= requestsPerMinute) return done();
    reply.header('retry-after', Math.ceil((window.endsAt - now) / 1_000));
    done(new AppError('service.rate_limited'));
  };
}

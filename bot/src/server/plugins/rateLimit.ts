import type { Clock } from '@xbts/shared/client/clock.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { LRUCache } from 'lru-cache';

/** Addresses or people that are counted at the same time; the ones unseen for longest make room. */
const MAX_COUNTED = 20_000;
const WINDOW_MS = 60_000;

/** Counts one request of whoever `who` names; the milliseconds to wait when it is one too many, else 0. */
export type RequestCount = (who: string | number) => number;

/** Counts requests by minutes that begin with the first of them. */
export function countRequests(requestsPerMinute: number, clock: Pick<Clock, 'now'>): RequestCount {
  const windows = new LRUCache<string | number, { count: number; endsAt: number }>({ max: MAX_COUNTED });
  return (who) => {
    const now = clock.now();
    const window = windows.get(who);
    if (window === undefined || window.endsAt <= now) {
      windows.set(who, { count: 1, endsAt: now + WINDOW_MS });
      return 0;
    }
    window.count += 1;
    return window.count <= requestsPerMinute ? 0 : window.endsAt - now;
  };
}

/** The refusal of a request that is one too many; says in Retry-After when to come again. */
export function tooManyRequests(reply: FastifyReply, waitMs: number): AppError {
  reply.header('retry-after', Math.ceil(waitMs / 1_000));
  return new AppError('service.rate_limited');
}

/** Of an address of version 6 the first half, which is what one household has; any other as it is. */
function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address;
  const [before = '', after] = address.split('::', 2);
  const head = before === '' ? [] : before.split(':');
  const tail = after === undefined || after === '' ? [] : after.split(':');
  const zeros = after === undefined ? 0 : Math.max(0, 8 - head.length - tail.length);
  return [...head, ...new Array<string>(zeros).fill('0'), ...tail].slice(0, 4).join(':');
}

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
  const count = countRequests(requestsPerMinute, clock);
  return (request, reply, done) => {
    const waitMs = count(networkOf(request.ip));
    if (waitMs === 0) done();
    else done(tooManyRequests(reply, waitMs));
  };
}

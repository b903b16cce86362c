import fastifyRateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit';
import type { Clock } from '@xbts/shared/client/clock.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { createMinuteCounts, MINUTE_MS } from '../../minuteCounts.ts';

type StoreCallback = Parameters<FastifyRateLimitStore['incr']>[1];

/** The plugin's own store reads the system clock; tests move theirs. */
const storeOn = (clock: Pick<Clock, 'now'>) =>
  class implements FastifyRateLimitStore {
    readonly #count = createMinuteCounts(clock);
    incr(key: string, callback: StoreCallback): void {
      const { count, endsInMs } = this.#count(key);
      callback(null, { current: count, ttl: endsInMs });
    }
    child(): FastifyRateLimitStore {
      return new (storeOn(clock))();
    }
  };

/** Makes limits available on this server and below; nothing is limited until `limitRequests`. */
export async function addRateLimits(server: FastifyInstance, clock: Pick<Clock, 'now'>): Promise<void> {
  await server.register(fastifyRateLimit, { global: false, timeWindow: MINUTE_MS, store: storeOn(clock) });
}

/**
 * An onRequest hook that lets through `max` requests a minute of each key; more are refused with 429 and Retry-After. The key is the
 * client's address by default, of version 6 its first half, which is what one household has. Each hook counts on its own.
 */
export function limitRequests(
  server: FastifyInstance,
  max: number,
  keyOf?: (request: FastifyRequest) => string,
): onRequestAsyncHookHandler {
  const check = server.createRateLimit({ max, ...(keyOf === undefined ? {} : { keyGenerator: keyOf }) });
  return async (request, reply) => {
    const state = await check(request);
    if (state.isAllowed || !state.isExceeded) return;
    reply.header('retry-after', state.ttlInSeconds);
    throw new AppError('service.rate_limited');
  };
}

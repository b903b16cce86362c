import rateLimit from '@fastify/rate-limit';
import { AppError } from '@xbts/shared/errors/appError.ts';
import type { FastifyInstance } from 'fastify';

/** Addresses that are counted at the same time; the ones unseen for longest make room. */
const MAX_ADDRESSES = 20_000;

/** Only Retry-After is sent: the counters would cost every answer three headers. */
const noCounters = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

/** At most so many requests a minute from one address; more are answered with 429 and Retry-After. */
export async function addRateLimit(server: FastifyInstance, requestsPerMinute: number): Promise<void> {
  await server.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: 60_000,
    cache: MAX_ADDRESSES,
    addHeaders: noCounters,
    addHeadersOnExceeding: noCounters,
    errorResponseBuilder: () => new AppError('service.rate_limited'),
  });
}

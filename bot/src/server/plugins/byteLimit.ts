import type { Clock } from '@xbts/shared/client/clock.ts';
import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { createMinuteCounts } from '../../minuteCounts.ts';
import { networkOf } from './networkOf.ts';
import { tooManyRequests } from './rateLimit.ts';

/**
 * Bytes per address and minute, besides its requests: a few requests for large answers cost more than many for small
 * ones.
 */
export interface ByteLimit {
  /** Refuses a request of an address over its limit, before its body is read. */
  readonly check: onRequestHookHandler;
  /** Counts bytes that are sent. */
  spend(request: FastifyRequest, bytes: number): void;
  /**
   * Counts bytes that would have to be assembled and compressed.
   * @throws AppError service.rate_limited when the address is over its limit: the answer must not be made
   */
  take(request: FastifyRequest, reply: FastifyReply, bytes: number): void;
}

/** Limits the bytes sent to one address; a single answer may exceed the limit. */
export function createByteLimit(bytesPerMinute: number, clock: Pick<Clock, 'now'>): ByteLimit {
  const counts = createMinuteCounts(clock);
  const countOf = ({ ip }: FastifyRequest, bytes: number) => counts(networkOf(ip), bytes);

  return {
    check(request, reply, done) {
      const { count, endsInMs } = countOf(request, 0);
      if (count > bytesPerMinute) done(tooManyRequests(reply, endsInMs));
      else done();
    },
    spend: (request, bytes) => void countOf(request, bytes),
    take(request, reply, bytes) {
      const { count, endsInMs } = countOf(request, 0);
      if (count > bytesPerMinute) throw tooManyRequests(reply, endsInMs);
      countOf(request, bytes);
    },
  };
}

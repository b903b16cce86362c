import type { Clock } from '@xbts/shared/client/clock.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { createMinuteCounts } from '../../minuteCounts.ts';
import { networkOf } from './networkOf.ts';

/** The refusal of a request that is one too many, under its code; says in Retry-After when to come again. */
export function tooManyRequests(
  reply: FastifyReply,
  waitMs: number,
  code: 'service.rate_limited' | 'new_account.too_many' = 'service.rate_limited',
): AppError {
  reply.header('retry-after', Math.ceil(waitMs / 1_000));
  return new AppError(code);
}

/** A hook that runs before a request's body is read. */
export type RateLimitHook = (
  request: FastifyRequest,
  reply: FastifyReply,
  done: HookHandlerDoneFunction,
) => void;

/** At most so many requests a minute from one address; more are answered with 429 and Retry-After. */
export function rateLimit(requestsPerMinute: number, clock: Pick<Clock, 'now'>): RateLimitHook {
  const count = createMinuteCounts(clock);
  return (request, reply, done) => {
    const minute = count(networkOf(request.ip));
    if (minute.count <= requestsPerMinute) done();
    else done(tooManyRequests(reply, minute.endsInMs));
  };
}

const HOUR_MS = 3_600_000;

/** At most so many registrations an hour from one address, beside whatever else limits it. */
export function registrationLimit(requestsPerHour: number, clock: Pick<Clock, 'now'>): RateLimitHook {
  const count = createMinuteCounts(clock, HOUR_MS);
  return (request, reply, done) => {
    const hour = count(networkOf(request.ip));
    if (hour.count <= requestsPerHour) done();
    else done(tooManyRequests(reply, hour.endsInMs, 'new_account.too_many'));
  };
}

import type { Clock } from '@xbts/shared/client/clock.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { launchSessionHeader } from '@xbts/shared/services/launchSession.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Storage } from '../../storage/openStorage.ts';
import { holdLaunch } from '../../storage/repositories/launches.ts';
import { type LaunchIdentity, launchIdentityOf, MAX_LAUNCH_AGE_MS } from './launchData.ts';
import { limitOf } from './rateLimit.ts';

export interface LaunchSessionDeps {
  readonly storage: Storage;
  /** The bot's token, which verifies launch data. */
  readonly token: string;
  readonly clock: Pick<Clock, 'now'>;
  /** Whether the messenger lets the bot write to a user; undefined when unknown. */
  readonly canWrite?: ((uid: number) => Promise<boolean | undefined>) | undefined;
  /** Requests of one person from all addresses. */
  readonly requestsPerMinute: number;
}

/** Longer than the validity of launch data, including the messenger's clock skew. */
const HELD_SECONDS = MAX_LAUNCH_AGE_MS / 1_000 + 3_600;

/**
 * Allows only requests with launch data, from the first page that used them: launch data are part of an address, which
 * may leak, and are valid for a day. Returns the sender of a request.
 */
export function addLaunchSession(
  server: FastifyInstance,
  { storage, token, clock, requestsPerMinute }: LaunchSessionDeps,
): (request: FastifyRequest) => LaunchIdentity {
  const identities = new WeakMap<FastifyRequest, LaunchIdentity>();
  const who = (request: FastifyRequest): LaunchIdentity => {
    const identity = identities.get(request);
    if (identity === undefined) throw new AppError('launch.missing');
    return identity;
  };
  const refuseTooMany = limitOf(server, {
    max: requestsPerMinute,
    keyGenerator: (request) => who(request).userId,
  });
  server.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const identity = launchIdentityOf(request, { token, now: clock.now() });
    identities.set(request, identity);
    await refuseTooMany(request, reply);
    const session = request.headers[launchSessionHeader];
    if (typeof session !== 'string' || !/^[0-9a-f]{32}$/u.test(session)) throw new AppError('launch.missing');
    if (!(await holdLaunch(storage.db, { hash: identity.hash, session, seconds: HELD_SECONDS })))
      throw new AppError('launch.replayed');
  });
  return who;
}

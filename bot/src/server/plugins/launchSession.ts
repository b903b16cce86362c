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
  /** The bot's token, which launch data are checked with. */
  readonly token: string;
  readonly clock: Pick<Clock, 'now'>;
  /** Whether the messenger lets the bot write to a user; undefined where it does not say. */
  readonly canWrite?: ((uid: number) => Promise<boolean | undefined>) | undefined;
  /** From one person, wherever they are. */
  readonly requestsPerMinute: number;
}

/** Longer than launch data serve, with what the messenger's clock may be ahead of ours. */
const HELD_SECONDS = MAX_LAUNCH_AGE_MS / 1_000 + 3_600;

/**
 * Lets in only requests with launch data, from the page that used them first: launch data are part of an address, which gets about, and
 * are valid for a day. Returns who a request is from.
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

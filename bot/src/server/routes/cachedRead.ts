import type { Clock } from '@xbts/shared/client/clock.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerCache } from '../cache/answerCache.ts';
import type { Freshness } from '../cache/freshness.ts';
import { createSendStored, type SenderDeps } from '../plugins/cachedAnswers.ts';

/** Dependencies of cached routes. */
export interface CacheDeps extends SenderDeps {
  cache: AnswerCache;
  clock: Pick<Clock, 'now'>;
}

/** Answers a path without input from the cache. */
export function addCachedGet(
  server: FastifyInstance,
  deps: CacheDeps,
  path: string,
  freshness: Freshness,
  read: { key: string; load: () => Promise<unknown> },
): void {
  server.get(
    path,
    cachedRead(deps, freshness, () => read),
  );
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** A handler that answers from the cache; `read` gives a request's key and its fetch. */
export function cachedRead(
  { cache, clock, bytes }: CacheDeps,
  freshness: Freshness,
  read: (request: FastifyRequest) => { key: string; load: () => Promise<unknown> },
): Handler {
  const sendStored = createSendStored(freshness, { bytes });
  return async (request, reply) => {
    const { key, load } = read(request);
    const stored = await cache.get(key, freshness, async () => JSON.stringify(await load()));
    return sendStored(request, reply, stored, clock.now());
  };
}

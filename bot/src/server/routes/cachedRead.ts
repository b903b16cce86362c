import type { Clock } from '@xbts/shared/client/clock.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerCache } from '../cache/answerCache.ts';
import type { Freshness } from '../cache/freshness.ts';
import { sendStored } from '../plugins/cachedAnswers.ts';

/** What cached routes are given by the server. */
export interface CacheDeps {
  cache: AnswerCache;
  clock: Pick<Clock, 'now'>;
}

/** A handler that answers from the cache; `read` gives the key of a request and how its value is fetched. */
export function cachedRead(
  { cache, clock }: CacheDeps,
  freshness: Freshness,
  read: (request: FastifyRequest) => { key: string; load: () => Promise<unknown> },
): (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply> {
  return (request, reply) => {
    const { key, load } = read(request);
    const answer = cache.get(key, freshness, async () => JSON.stringify(await load()));
    return answer instanceof Promise
      ? answer.then((stored) => sendStored(request, reply, stored, freshness, clock.now()))
      : sendStored(request, reply, answer, freshness, clock.now());
  };
}

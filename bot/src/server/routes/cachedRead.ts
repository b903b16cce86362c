import type { Clock } from '@xbts/shared/client/clock.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerCache } from '../cache/answerCache.ts';
import type { Freshness } from '../cache/freshness.ts';
import { createSendStored, type SenderDeps } from '../plugins/cachedAnswers.ts';
import type { HotAnswers } from '../plugins/hotAnswers.ts';
import { createReadyAnswers } from '../plugins/readyAnswers.ts';

/** What cached routes are given by the server. */
export interface CacheDeps extends SenderDeps {
  cache: AnswerCache;
  clock: Pick<Clock, 'now'>;
  /** Learns which addresses it can answer from memory. */
  hot: Pick<HotAnswers, 'learn'>;
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> | undefined;

/** A handler that answers from the cache; `read` gives the key of a request and how its value is fetched. */
export function cachedRead(
  { cache, clock, headers, bytes, hot }: CacheDeps,
  freshness: Freshness,
  read: (request: FastifyRequest) => { key: string; load: () => Promise<unknown> },
): Handler {
  const sendStored = createSendStored(freshness, { headers, bytes });
  const readyOf = createReadyAnswers(freshness, headers);
  return (request, reply) => {
    const { key, load } = read(request);
    if (request.method === 'GET') {
      const route = request.routeOptions.url ?? 'unknown';
      hot.learn(request.url, { key, ttlMs: freshness.ttlMs, route, readyOf });
    }
    const answer = cache.get(key, freshness, async () => JSON.stringify(await load()));
    if (answer instanceof Promise)
      return answer.then((stored) => {
        sendStored(request, reply, stored, clock.now());
        return reply;
      });
    sendStored(request, reply, answer, clock.now());
    return undefined;
  };
}

import type { Clock } from '@xbts/shared/client/clock.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerCache } from '../cache/answerCache.ts';
import type { Freshness } from '../cache/freshness.ts';
import type { StoredAnswer } from '../cache/storedAnswer.ts';
import { createSendStored, type SenderDeps } from '../plugins/cachedAnswers.ts';
import type { HotAnswers } from '../plugins/hotAnswers.ts';
import { createReadyAnswers } from '../plugins/readyAnswers.ts';

/** What cached routes are given by the server. */
export interface CacheDeps extends SenderDeps {
  cache: AnswerCache;
  clock: Pick<Clock, 'now'>;
  /** Learns which addresses it can answer from memory. */
  hot: Pick<HotAnswers, 'learn'>;
  /** Where paths are noted that can be asked for together. */
  parts: Parts;
}

/** The answer of a path without input, from memory or read once for all who wait; and how long it may be used. */
export interface Part {
  readonly freshness: Freshness;
  readonly read: () => StoredAnswer | Promise<StoredAnswer>;
}

/** Parts by their paths. */
export type Parts = Map<string, Part>;

/** Notes a path whose answer is `load`'s, cached under the key by which its own route caches it. */
export function addPart(
  { cache, parts }: Pick<CacheDeps, 'cache' | 'parts'>,
  path: string,
  freshness: Freshness,
  { key, load }: { key: string; load: () => Promise<unknown> },
): void {
  parts.set(path, {
    freshness,
    read: () => cache.get(key, freshness, async () => JSON.stringify(await load())),
  });
}

/** Answers a path without input from the cache, alone and together with others. */
export function addCachedGet(
  server: FastifyInstance,
  deps: CacheDeps,
  path: string,
  freshness: Freshness,
  read: { key: string; load: () => Promise<unknown> },
): void {
  addPart(deps, path, freshness, read);
  server.get(
    path,
    cachedRead(deps, freshness, () => read),
  );
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> | undefined;

/** A handler that answers from the cache; `read` gives the key of a request and how its value is fetched. */
export function cachedRead(
  { cache, clock, headers, bytes, hot }: Omit<CacheDeps, 'parts'>,
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

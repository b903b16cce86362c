import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Clock } from '@xbts/shared/client/clock.ts';
import { LRUCache } from 'lru-cache';
import type { Log } from '../../logging.ts';
import type { Metrics } from '../../metrics.ts';
import type { AnswerCache } from '../cache/answerCache.ts';
import type { AddressLimit } from './addressLimit.ts';
import { type ReadyOf, sendReady } from './readyAnswers.ts';
import { readHead } from './requestHead.ts';

/** Addresses that are known at the same time; the ones unasked for longest make room. */
const MAX_KNOWN = 2_000;
/** A longer address takes the usual way. */
const MAX_LENGTH = 200;

/** Where the answer of an address lies, and in which form it is sent. */
export interface HotRoute {
  readonly key: string;
  readonly ttlMs: number;
  /** The route's pattern, for the count of answers. */
  readonly route: string;
  readonly readyOf: ReadyOf;
}

/**
 * Answers from memory that are sent before the framework is asked: to route a request and to run hooks for it costs as much again as
 * to send what is ready. Limits and counts are those of the usual way, and whatever is not as usual takes that way.
 */
export interface HotAnswers {
  /** Has a path answered from now on while what its key holds is fresh; what it answers must depend on its address alone. */
  learn(url: string, route: HotRoute): void;
  /** Answers the request; false when it is for the framework. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /** From now on everything is for the framework: it ends. */
  stop(): void;
}

/** The hot answers of a server; `proxies` of one's own stand before it. */
export function createHotAnswers(deps: {
  cache: Pick<AnswerCache, 'peek'>;
  limit: Pick<AddressLimit, 'admit'>;
  metrics: Pick<Metrics, 'countHit'>;
  proxies: number;
  clock: Pick<Clock, 'now'>;
  log: Pick<Log, 'level' | 'debug'>;
}): HotAnswers {
  const { cache, limit, metrics, proxies, clock, log } = deps;
  const isLogged = log.level === 'debug';
  const known = new LRUCache<string, HotRoute>({ max: MAX_KNOWN });
  let isOver = false;
  return {
    learn(url, route) {
      if (url.length <= MAX_LENGTH && !url.includes('?')) known.set(url, route);
    },
    answer(request, response) {
      if (isOver || request.method !== 'GET') return false;
      const hot = known.get(request.url ?? '');
      if (hot === undefined) return false;
      const stored = cache.peek(hot.key);
      const now = clock.now();
      if (stored === undefined || now - stored.storedAt >= hot.ttlMs) return false;
      const head = readHead(request, proxies);
      if (head === undefined) return false;
      const ready = hot.readyOf(head, stored, now);
      if (!limit.admit(head.address, ready.bytes)) return false;
      metrics.countHit(hot.route, ready.status);
      if (isLogged) log.debug({ method: 'GET', route: hot.route, status: ready.status, ms: 0 }, 'request');
      sendReady(response, ready);
      return true;
    },
    stop() {
      isOver = true;
    },
  };
}

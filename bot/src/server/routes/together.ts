import type { Clock } from '@xbts/shared/client/clock.ts';
import { AppError, toAppError } from '@xbts/shared/errors/appError.ts';
import { pathsTogether, TOGETHER_PATH } from '@xbts/shared/services/togetherPath.ts';
import type { FastifyInstance } from 'fastify';
import type { ComposedAnswers } from '../cache/composedAnswers.ts';
import type { Item } from '../cache/itemCache.ts';
import type { StoredAnswer } from '../cache/storedAnswer.ts';
import type { AddressLimit } from '../plugins/addressLimit.ts';
import { createSendStored, type SendStored } from '../plugins/cachedAnswers.ts';
import { errorAnswer } from '../plugins/errorAnswers.ts';

import type { CacheDeps, Part } from './cachedRead.ts';

/** A path that has to be fetched first holds up the others no longer: it is asked for alone then. */
const PATIENCE_MS = 400;
/** An answer that lacks a part is kept by nobody. */
// Equivalent: to say less than a second is to say none.
const UNKEPT_MS = 0;

interface TogetherDeps extends Omit<CacheDeps, 'clock' | 'cache'> {
  readonly clock: Clock;
  readonly bytes: AddressLimit;
  readonly composed: ComposedAnswers;
}

/** GET /api/v1/together?paths=…: what several paths without input answer, put together from the texts that each of them keeps. */
export function addTogether(server: FastifyInstance, deps: TogetherDeps): void {
  const senders = new Map<number, SendStored>();
  const items = new WeakMap<StoredAnswer, Item>();

  function senderOf(ttlMs: number): SendStored {
    const known = senders.get(ttlMs) ?? createSendStored({ ttlMs }, deps);
    senders.set(ttlMs, known);
    return known;
  }

  /** The same item for as long as a path keeps its answer: what is put together from known items is known. */
  function itemOf(answer: StoredAnswer): Item {
    const known = items.get(answer) ?? {
      json: `{"status":200,"body":${answer.body}}`,
      storedAt: answer.storedAt,
    };
    items.set(answer, known);
    return known;
  }

  async function readPart({ read }: Part): Promise<Item | null> {
    try {
      const answer = await inTime(deps.clock, read());
      return answer === null ? null : itemOf(answer);
    } catch (error) {
      return { json: JSON.stringify(errorAnswer(toAppError(error))), storedAt: deps.clock.now() };
    }
  }

  server.get(TOGETHER_PATH, async (request, reply) => {
    const paths = namedIn(request.query);
    const parts = paths.map((path) => deps.parts.get(path));
    if (!parts.every((part) => part !== undefined)) throw malformed();
    const read = await Promise.all(parts.map(readPart));
    const now = deps.clock.now();
    const isWhole = read.every((item) => item !== null);
    const found = read.map((item) => item ?? { json: 'null', storedAt: now });
    const answer = await deps.composed.get(`together ${paths.join(' ')}`, found, {
      join: (texts) => `[${texts.join(',')}]`,
      admit: (bytes) => deps.bytes.take(request, reply, bytes),
    });
    const ttlMs = isWhole ? Math.min(...parts.map(({ freshness }) => freshness.ttlMs)) : UNKEPT_MS;
    senderOf(ttlMs)(request, reply, answer, now);
    return reply;
  });
}

const malformed = () =>
  new AppError('request.malformed', { detail: 'paths: expected known ones, each once and sorted' });

/** @throws AppError request.malformed for anything but the one form that a set of paths has */
function namedIn(query: unknown): string[] {
  const text: unknown = Object(query).paths;
  const paths = typeof text === 'string' ? pathsTogether(text) : [];
  const isSorted = paths.every((path, index) => index === 0 || (paths[index - 1] ?? '') < path);
  if (paths.length === 0 || !isSorted) throw malformed();
  return paths;
}

/** What is ready, or comes soon; null: it takes longer, and goes on for whoever asks next. */
function inTime(clock: Clock, answer: StoredAnswer | Promise<StoredAnswer>): Promise<StoredAnswer | null> {
  const { promise, resolve, reject } = Promise.withResolvers<StoredAnswer | null>();
  const timer = clock.setTimeout(() => resolve(null), PATIENCE_MS);
  Promise.resolve(answer)
    .then(resolve, reject)
    .finally(() => clock.clearTimeout(timer));
  return promise;
}

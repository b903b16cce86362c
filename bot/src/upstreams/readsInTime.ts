import type { Clock } from '@xbts/shared/client/clock.ts';
import { AppError, hasCode, toAppError } from '@xbts/shared/errors/appError.ts';
import { LRUCache } from 'lru-cache';
import { type Cached, cachedReads } from './cachedReads.ts';

/** Time limit in milliseconds of everything behind a chat answer, which must come within 3 s. */
const ANSWER_MS = 2_300;
/** Time limit of one source among several: the answer goes without it, and leaves time for the rest. */
export const SOURCE_MS = 800;
/** Older figures are no answer. */
const LAST_KNOWN_MS = 900_000;

/** A value, and whether it is the last known one because no newer one came in time. */
export interface ReadInTime<Value> extends Cached<Value> {
  readonly isLastKnown: boolean;
}

/** The result of `reading` within `ms`. @throws AppError service.unreachable, and the errors of `reading` */
export async function within<Value>(reading: Promise<Value>, ms: number, clock: Clock): Promise<Value> {
  let timer: unknown;
  const late = new Promise<never>((_resolve, reject) => {
    timer = clock.setTimeout(() => reject(new AppError('service.unreachable')), ms);
  });
  try {
    return await Promise.race([reading, late]);
  } finally {
    clock.clearTimeout(timer);
  }
}

/**
 * Reads by key like cachedReads, with a time limit: the last known value replaces one that nodes or services do not
 * return. A late value serves the next reader. Rejects with service.unreachable, or with the error of `load`, when
 * nothing is known.
 */
export function readsInTime<Value>(
  load: (key: string) => Promise<Value>,
  options: { ttlMs: number | ((value: Value) => number); max: number; clock: Clock },
): (key: string) => Promise<ReadInTime<Value>> {
  const { max, clock } = options;
  const read = cachedReads(load, options);
  const last = new LRUCache<string, Cached<Value>>({
    max,
    ttl: LAST_KNOWN_MS,
    ttlResolution: 0,
    perf: clock,
  });
  const remembered = async (key: string) => {
    const found = await read(key);
    last.set(key, found);
    return found;
  };
  return async (key) => {
    try {
      return { ...(await within(remembered(key), ANSWER_MS, clock)), isLastKnown: false };
    } catch (error) {
      const known = isAway(error) ? last.get(key) : undefined;
      if (known === undefined) throw error;
      return { ...known, isLastKnown: true };
    }
  };
}

/** Whether chain nodes or services are down, or fail this request. */
export function isAway(thrown: unknown): boolean {
  const error = toAppError(thrown);
  return /^(?:node|service)\./u.test(error.code) || hasCode(error, 'chain.unknown_method');
}

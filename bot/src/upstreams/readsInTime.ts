import type { Clock } from '@xbts/shared/client/clock.ts';
import { AppError, hasCode, toAppError } from '@xbts/shared/errors/appError.ts';
import { LRUCache } from 'lru-cache';
import { type Cached, cachedReads } from './cachedReads.ts';

/** Who asks in a chat reads an answer within 3 s: all that it is made of is awaited so long, in milliseconds. */
const ANSWER_MS = 2_300;
/** One source among several is awaited so long: the answer goes without it, and there is time for the rest. */
export const SOURCE_MS = 800;
/** Older figures are no answer. */
const LAST_KNOWN_MS = 900_000;

/** A value, and whether it is the last known one, since no newer one came in time. */
export interface ReadInTime<Value> extends Cached<Value> {
  readonly isLastKnown: boolean;
}

/** What `reading` resolves to within `ms`. @throws AppError service.unreachable, and whatever `reading` rejects with */
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
 * Reads by key as cachedReads does, answered in time: by the last known value where nodes or services do not answer. What comes late
 * is there for the next who asks. Rejects with service.unreachable, or with what `load` rejected with, where nothing is known.
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

/** Whether chain nodes or services do not answer now, or not to this question. */
export function isAway(thrown: unknown): boolean {
  const error = toAppError(thrown);
  return /^(?:node|service)\./u.test(error.code) || hasCode(error, 'chain.unknown_method');
}

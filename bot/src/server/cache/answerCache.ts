import type { Clock } from '@xbts/shared/client/clock.ts';
import { LRUCache } from 'lru-cache';
import { type Freshness, fetchingCache, fetchOptionsOf } from './freshness.ts';
import { createRecentFailures } from './recentFailures.ts';
import { type StoredAnswer, sizeOf, storeAnswer } from './storedAnswer.ts';

type Load = () => Promise<string>;

/** Whole answers by key, with one fetch at a time per key. */
export interface AnswerCache {
  /**
   * The answer of a key: from memory while it may be used, else from one fetch for all concurrent callers. `load`
   * resolves to the body's text. Rejects with the error of `load` when no older answer can replace it.
   */
  get(key: string, freshness: Freshness, load: Load): Promise<StoredAnswer>;
  /** The stored answer of a key, of any age; nothing is fetched. */
  peek(key: string): StoredAnswer | undefined;
}

/**
 * A cache of at most `maxBytes` of bodies. `onFailure` is called with failed fetches that an older answer may replace.
 */
export function createAnswerCache(options: {
  maxBytes: number;
  clock: Pick<Clock, 'now'>;
  onFailure: (error: unknown, key: string) => void;
}): AnswerCache {
  const { clock, onFailure, maxBytes } = options;
  const failures = createRecentFailures(clock);
  const answers = new LRUCache<string, StoredAnswer, Load>({
    ...fetchingCache(clock),
    maxSize: maxBytes,
    sizeCalculation: (answer, key) => sizeOf(answer) + key.length,
    fetchMethod: fetchAnswer,
  });
  const peek = (key: string) => answers.peek(key, { allowStale: true });

  async function fetchAnswer(
    key: string,
    earlier: StoredAnswer | undefined,
    { context: load, options: may }: LRUCache.FetcherOptions<string, StoredAnswer, Load>,
  ): Promise<StoredAnswer> {
    const failure = failures.of(key);
    if (failure !== undefined) throw failure.error;
    try {
      const text = await load();
      failures.forget(key);
      return storeAnswer(text, clock.now(), earlier);
    } catch (error) {
      failures.add(key, error);
      if (earlier !== undefined && may.allowStaleOnFetchRejection) onFailure(error, key);
      throw error;
    }
  }

  return {
    peek,
    get: (key, freshness, load) =>
      answers.forceFetch(key, {
        context: load,
        ...fetchOptionsOf(freshness, peek(key)?.storedAt ?? Number.NEGATIVE_INFINITY, clock.now()),
      }),
  };
}

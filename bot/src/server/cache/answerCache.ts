import type { Clock } from '@xbts/shared/client/clock.ts';
import { LRUCache } from 'lru-cache';
import { type Freshness, fetchingCache, fetchOptionsOf } from './freshness.ts';
import { createRecentFailures } from './recentFailures.ts';
import { type StoredAnswer, sizeOf, storeAnswer } from './storedAnswer.ts';

type Load = () => Promise<string>;

/** Whole answers by key, one fetch at a time a key. */
export interface AnswerCache {
  /**
   * The answer of a key: from memory when it may be used, else fetched once for everyone who asks meanwhile.
   * `load` resolves to the body's text. Rejects with what `load` rejected with when nothing older may stand in.
   */
  get(key: string, freshness: Freshness, load: Load): Promise<StoredAnswer>;
  /** What is in memory under a key, of whatever age; nothing is fetched. */
  peek(key: string): StoredAnswer | undefined;
}

/** A cache that holds at most `maxBytes` of bodies. `onFailure` hears of failed fetches in whose place an older answer may stand. */
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

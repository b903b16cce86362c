import type { Clock } from '@xbts/shared/client/clock.ts';
import { LRUCache } from 'lru-cache';
import { type Freshness, useOf } from './freshness.ts';
import { createRecentFailures } from './recentFailures.ts';
import { type StoredAnswer, sizeOf, storeAnswer } from './storedAnswer.ts';

/** Whole answers by key, one fetch at a time a key. */
export interface AnswerCache {
  /**
   * The answer of a key: from memory when it may be used, else fetched once for everyone who asks meanwhile.
   * `load` resolves to the body's text. Rejects with what `load` rejected with when nothing older may stand in.
   */
  get(key: string, freshness: Freshness, load: () => Promise<string>): StoredAnswer | Promise<StoredAnswer>;
  /** What is in memory under a key, of whatever age; nothing is fetched. */
  peek(key: string): StoredAnswer | undefined;
}

/** A cache that holds at most `maxBytes` of bodies. `onFailure` hears of failed fetches that nobody waits for. */
export function createAnswerCache(options: {
  maxBytes: number;
  clock: Pick<Clock, 'now'>;
  onFailure: (error: unknown, key: string) => void;
}): AnswerCache {
  const { clock, onFailure, maxBytes } = options;
  const failures = createRecentFailures(clock);
  const answers = new LRUCache<string, StoredAnswer, () => Promise<string>>({
    maxSize: maxBytes,
    sizeCalculation: (answer, key) => sizeOf(answer) + key.length,
    noDeleteOnFetchRejection: true,
    ignoreFetchAbort: true,
    fetchMethod: fetchAnswer,
  });

  async function fetchAnswer(
    key: string,
    earlier: StoredAnswer | undefined,
    { context: load }: { context: () => Promise<string> },
  ): Promise<StoredAnswer> {
    const failure = failures.of(key);
    if (failure !== undefined) throw failure.error;
    try {
      const text = await load();
      failures.forget(key);
      return storeAnswer(text, clock.now(), earlier);
    } catch (error) {
      failures.add(key, error);
      throw error;
    }
  }

  const fetchOnce = (key: string, load: () => Promise<string>): Promise<StoredAnswer> =>
    answers.forceFetch(key, { context: load, forceRefresh: true });

  return {
    peek: (key) => answers.peek(key),
    get(key, freshness, load) {
      const answer = answers.get(key);
      if (answer === undefined) return fetchOnce(key, load);
      const use = useOf(freshness, answer.storedAt, clock.now());
      if (use === 'fresh') return answer;
      if (use === 'none') return fetchOnce(key, load);
      const renewed = fetchOnce(key, load).catch((error: unknown) => {
        onFailure(error, key);
        return answer;
      });
      return use === 'refresh' ? answer : renewed;
    },
  };
}

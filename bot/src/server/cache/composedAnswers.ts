import { AppError } from '@xbts/shared/errors/appError.ts';
import { LRUCache } from 'lru-cache';
import type { Item } from './itemCache.ts';
import { type StoredAnswer, sizeOf, storeAnswer } from './storedAnswer.ts';

/** Answers put together from items: hashed and compressed once for as long as none of their items was renewed. */
export interface ComposedAnswers {
  /**
   * The answer of a key, as old as its oldest item; `join` makes its text of the items' texts.
   * @throws AppError request.too_large for items that are more than an answer may hold
   */
  get(key: string, items: readonly Item[], join: (texts: readonly string[]) => string): Promise<StoredAnswer>;
}

interface Composed {
  readonly items: readonly Item[];
  readonly answer: Promise<StoredAnswer>;
}

/** The most that goes out in one answer: bytes, about. Fewer items can be asked for. */
export const MAX_ANSWER_BYTES = 8_388_608;

const isSame = (one: readonly Item[], other: readonly Item[]) =>
  one.length === other.length && one.every((item, index) => item === other[index]);

/** A memory of at most `maxBytes` of answers put together. */
export function createComposedAnswers(maxBytes: number): ComposedAnswers {
  const ready = new LRUCache<string, Composed & { stored: StoredAnswer }>({
    maxSize: maxBytes,
    sizeCalculation: ({ stored, items }, key) =>
      sizeOf(stored) + key.length + stored.body.length + 16 * items.length,
  });
  const making = new Map<string, Composed>();

  async function make(key: string, items: readonly Item[], text: string): Promise<StoredAnswer> {
    const storedAt = items.reduce(
      (oldest, item) => Math.min(oldest, item.storedAt),
      Number.POSITIVE_INFINITY,
    );
    return storeAnswer(text, storedAt, ready.peek(key)?.stored);
  }

  return {
    get(key, items, join) {
      const known = [ready.get(key), making.get(key)].find((each) => each && isSame(each.items, items));
      if (known !== undefined) return known.answer;
      const texts = items.map(({ json }) => json);
      if (texts.reduce((sum, text) => sum + text.length, 0) > MAX_ANSWER_BYTES)
        return Promise.reject(new AppError('request.too_large', { detail: 'Ask for fewer at once.' }));
      const started = { items, answer: make(key, items, join(texts)) };
      making.set(key, started);
      const isOver = () => void (making.get(key) === started && making.delete(key));
      started.answer.then((stored) => {
        ready.set(key, { ...started, stored });
        isOver();
      }, isOver);
      return started.answer;
    },
  };
}

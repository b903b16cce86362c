import { AppError } from '@xbts/shared/errors/appError.ts';
import { LRUCache } from 'lru-cache';
import type { Item } from './itemCache.ts';
import { type StoredAnswer, sizeOf, storeAnswer } from './storedAnswer.ts';

/** Answers put together from items: hashed and compressed once for as long as none of their items was renewed. */
export interface ComposedAnswers {
  /**
   * The answer of a key, as old as its oldest item.
   * @throws AppError request.too_large for items that are more than an answer may hold, and what `admit` throws
   */
  get(key: string, items: readonly Item[], making: Making): Promise<StoredAnswer>;
}

/** How an answer that is not in memory is made. */
export interface Making {
  /** The answer's text of the items' texts. */
  readonly join: (texts: readonly string[]) => string;
  /** Hears how many bytes are to be put together and compressed, before any is; may throw. */
  readonly admit: (bytes: number) => void;
}

interface Composed {
  /** Tells the items from all that were there before. */
  readonly made: string;
  readonly answer: Promise<StoredAnswer>;
}

/** The most that goes out in one answer: bytes, about. Fewer items can be asked for. */
export const MAX_ANSWER_BYTES = 8_388_608;

/** A body with its two compressed forms takes less than this times itself, even one of random digits: whatever is sent can be kept. */
const ROOM_OF_BODY = 2.5;

/** Numbers for items, so that an answer in memory does not keep the items it was made of. */
function createItemNumbers(): (items: readonly Item[]) => string {
  const numbers = new WeakMap<Item, number>();
  // Equivalent: whatever the numbers are, no two are the same.
  let last = 0;
  const numberOf = (item: Item): number => {
    const known = numbers.get(item);
    if (known !== undefined) return known;
    // Equivalent: the next one is another in either direction.
    last += 1;
    numbers.set(item, last);
    return last;
  };
  return (items) => items.map(numberOf).join(' ');
}

/** A memory of at most `maxBytes` of answers put together. */
export function createComposedAnswers(maxBytes: number): ComposedAnswers {
  const mostBytes = Math.min(MAX_ANSWER_BYTES, Math.floor(maxBytes / ROOM_OF_BODY));
  const ready = new LRUCache<string, Composed & { stored: StoredAnswer }>({
    maxSize: maxBytes,
    sizeCalculation: ({ stored, made }, key) => sizeOf(stored) + key.length + made.length,
  });
  const making = new Map<string, Composed>();
  const numbersOf = createItemNumbers();

  async function make(key: string, items: readonly Item[], text: string): Promise<StoredAnswer> {
    const storedAt = items.reduce(
      (oldest, item) => Math.min(oldest, item.storedAt),
      Number.POSITIVE_INFINITY,
    );
    return storeAnswer(text, storedAt, ready.peek(key)?.stored);
  }

  function start(key: string, made: string, answer: Promise<StoredAnswer>): Promise<StoredAnswer> {
    const started = { made, answer };
    making.set(key, started);
    const isOver = () => void (making.get(key) === started && making.delete(key));
    answer.then((stored) => {
      ready.set(key, { ...started, stored });
      isOver();
    }, isOver);
    return answer;
  }

  return {
    async get(key, items, { join, admit }) {
      const made = numbersOf(items);
      const known = [ready.get(key), making.get(key)].find((each) => each?.made === made);
      if (known !== undefined) return known.answer;
      const texts = items.map(({ json }) => json);
      const bytes = texts.reduce((sum, text) => sum + text.length, 0);
      if (bytes > mostBytes) throw new AppError('request.too_large', { detail: 'Ask for fewer at once.' });
      admit(bytes);
      return start(key, made, make(key, items, join(texts)));
    },
  };
}

import type { Clock } from '@xbts/shared/client/clock.ts';
import { LRUCache } from 'lru-cache';
import { type Freshness, fetchingCache, fetchOptionsOf } from './freshness.ts';
import { loadAround } from './loadAround.ts';
import { createRecentFailures } from './recentFailures.ts';

/** One cached item; a renewed one is another object. */
export interface Item {
  /** JSON text, `null` for an item that the source does not know. */
  readonly json: string;
  /** The time of its fetch, milliseconds since 1970. */
  readonly storedAt: number;
}

type Entry = readonly [id: string, promise: PromiseWithResolvers<Item>];
type Batch = readonly Entry[];

/** Items by id: of ten requested with nine known, one is fetched. */
export interface ItemCache {
  /** The item of each id, in the order asked. Rejects when one cannot be loaded. */
  getMany(ids: readonly string[]): Promise<Item[]>;
}

export interface ItemSource {
  /** Unique within the process: names the items in logs. */
  name: string;
  freshness: Freshness;
  /** Maximum ids per request to the source. */
  maxBatch: number;
  /** True: the source refused one of the ids, so the others can be loaded without it. */
  isRefusal(error: unknown): boolean;
  /** JSON texts by id; an id that is absent is unknown. */
  loadMany(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** The text of an unknown item. */
const UNKNOWN = 'null';
/** An unknown id is requested again after this time at the latest, since it may come to exist. */
const UNKNOWN_TTL_MS = 3_000;

/** A cache of at most `maxBytes`; ids requested in the same turn of the event loop share a request to the source. */
export function createItemCache(
  source: ItemSource,
  options: { maxBytes: number; clock: Pick<Clock, 'now'>; onFailure: (error: unknown, key: string) => void },
): ItemCache {
  const { clock, onFailure, maxBytes } = options;
  const items = new LRUCache<string, Item>({
    ...fetchingCache(clock),
    maxSize: maxBytes,
    sizeCalculation: (item, id) => 128 + id.length + item.json.length,
    async fetchMethod(id, earlier, { options: may }) {
      try {
        const item = await loadItem(id);
        if (item.json === UNKNOWN) may.ttl = Math.min(may.ttl ?? 0, UNKNOWN_TTL_MS - 1);
        return item;
      } catch (error) {
        if (earlier !== undefined && may.allowStaleOnFetchRejection) onFailure(error, `${source.name} ${id}`);
        throw error;
      }
    },
  });
  const failures = createRecentFailures(clock);
  let waiting = new Map<string, PromiseWithResolvers<Item>>();

  async function loadBatch(batch: Batch): Promise<void> {
    const load = async (part: Batch): Promise<unknown> => {
      try {
        const found = await source.loadMany(part.map(([id]) => id));
        for (const [id, promise] of part) {
          failures.forget(id);
          promise.resolve({ json: found.get(id) ?? UNKNOWN, storedAt: clock.now() });
        }
        return undefined;
      } catch (error) {
        return error;
      }
    };
    const rest = await loadAround(batch, load, source.isRefusal);
    for (const { entry, error, isOwn } of rest) {
      // An item that failed because of another may be requested again at once.
      if (isOwn) failures.add(entry[0], error);
      entry[1].reject(error);
    }
  }

  function flush(): void {
    const batch = [...waiting];
    waiting = new Map();
    for (let start = 0; start < batch.length; start += source.maxBatch)
      void loadBatch(batch.slice(start, start + source.maxBatch));
  }

  function loadItem(id: string): Promise<Item> {
    const failure = failures.of(id);
    if (failure !== undefined) return Promise.reject(failure.error);
    const promise = Promise.withResolvers<Item>();
    if (waiting.size === 0) setImmediate(flush);
    waiting.set(id, promise);
    return promise.promise;
  }

  function getOne(id: string): Promise<Item> {
    const item = items.peek(id, { allowStale: true });
    const may = fetchOptionsOf(source.freshness, item?.storedAt ?? Number.NEGATIVE_INFINITY, clock.now());
    return items.forceFetch(id, { ...may, allowStale: may.allowStale && item?.json !== UNKNOWN });
  }

  return {
    getMany: (ids) => Promise.all(ids.map(getOne)),
  };
}

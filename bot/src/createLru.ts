import { LRUCache } from 'lru-cache';

/**
 * A cache with a maximum number of entries; the least recently used one makes room. Each entry has the size 1, because
 * a plain maximum count would allocate all of them at once: 2 ms of a start for 20,000.
 */
export function createLru<Key extends string | number, Value extends object | string>(
  most: number,
): LRUCache<Key, Value> {
  return new LRUCache<Key, Value>({ maxSize: most, sizeCalculation: () => 1 });
}

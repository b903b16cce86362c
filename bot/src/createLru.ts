import { LRUCache } from 'lru-cache';

/**
 * A cache of at most so many entries; the one unused for longest makes room. Each counts as one of a size: a count named outright would
 * take the memory of all of them at once, 2 ms of a start for 20,000.
 */
export function createLru<Key extends string | number, Value extends object | string>(
  most: number,
): LRUCache<Key, Value> {
  return new LRUCache<Key, Value>({ maxSize: most, sizeCalculation: () => 1 });
}

import { assertChain } from './nodeError.ts';

/** Fails like the node's `db.get` of an id that does not exist. */
export function failMissing(id: string): never {
  const place = { file: 'index.hpp', line: 100, method: 'get' };
  assertChain(false, place, 'maybe_found != nullptr', `Unable to find Object ${id}`, { id });
  throw new RangeError(id);
}

import { failAssert } from './nodeError.ts';

/** Fails like the node's `db.get` of an id that does not exist. */
export function failMissing(id: string): never {
  const place = { file: 'index.hpp', line: 0, method: 'get' };
  failAssert(place, 'maybe_found != nullptr', `Unable to find Object ${id}`, { id });
}

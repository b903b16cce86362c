import * as v from 'valibot';
import type { ChainReader } from '../../client/chainClient.ts';
import type { ReadOptions } from '../readOptions.ts';

const rawObject = v.looseObject({ id: v.string() });

/** A chain object as the node sent it: only its id is checked. */
export type RawObject = v.InferOutput<typeof rawObject>;

const schema = v.array(v.nullable(rawObject));

/**
 * Objects by id, in the order asked, null for a missing one. A node refuses the whole call when one id is impossible.
 */
export function getRawObjects(
  client: ChainReader,
  ids: readonly string[],
  options: ReadOptions = {},
): Promise<(RawObject | null)[]> {
  return client.call('database', 'get_objects', [ids, false], { ...options, schema });
}

import { array, type GenericSchema, nullable } from 'valibot';
import type { ChainReader } from '../client/chainClient.ts';
import type { ReadOptions } from './readOptions.ts';

/** Chain objects by id, in the order asked, null where there is none; an empty list makes no call. Does not subscribe. */
export async function getObjects<T>(
  client: ChainReader,
  ids: readonly string[],
  schema: GenericSchema<unknown, T>,
  options: ReadOptions = {},
): Promise<(T | null)[]> {
  if (ids.length === 0) return [];
  const listSchema: GenericSchema<unknown, (T | null)[]> = array(nullable(schema));
  return client.call('database', 'get_objects', [ids, false], { ...options, schema: listSchema });
}

import * as v from 'valibot';
import type { ChainReader } from '../../client/chainClient.ts';
import type { ReadOptions } from '../readOptions.ts';
import type { RawObject } from './getRawObjects.ts';

const schema = v.looseObject({ id: v.string() });

/** Object 2.1.0 as the node sent it. */
export function getRawDynamicGlobalProperties(
  client: ChainReader,
  options: ReadOptions = {},
): Promise<RawObject> {
  return client.call('database', 'get_dynamic_global_properties', [], { ...options, schema });
}

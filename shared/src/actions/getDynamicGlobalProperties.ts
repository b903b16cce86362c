import type { ChainReader } from '../client/chainClient.ts';
import { type DynamicGlobalProperties, dynamicGlobalPropertiesSchema } from '../protocol/objects.ts';
import type { ReadOptions } from './readOptions.ts';

/** The head of the chain: number, id, time, last irreversible block (object 2.1.0). */
export function getDynamicGlobalProperties(
  client: ChainReader,
  options: ReadOptions = {},
): Promise<DynamicGlobalProperties> {
  const schema = dynamicGlobalPropertiesSchema;
  return client.call('database', 'get_dynamic_global_properties', [], { ...options, schema });
}

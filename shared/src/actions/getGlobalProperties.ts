import type { ChainReader } from '../client/chainClient.ts';
import { type GlobalProperties, globalPropertiesSchema } from '../protocol/globalProperties.ts';
import type { ReadOptions } from './readOptions.ts';

/** The chain's parameters: fee schedule, block interval in seconds, limits in bytes and seconds (object 2.0.0). */
export function getGlobalProperties(
  client: ChainReader,
  options: ReadOptions = {},
): Promise<GlobalProperties> {
  return client.call('database', 'get_global_properties', [], { ...options, schema: globalPropertiesSchema });
}

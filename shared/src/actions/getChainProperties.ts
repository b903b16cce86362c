import type { InferOutput } from 'valibot';
import type { ChainClient } from '../client/chainClient.ts';
import { chainPropertiesSchema } from '../protocol/objects.ts';
import type { ReadOptions } from './readOptions.ts';

/** The chain's fixed properties, its id among them (object 2.11.0). */
export function getChainProperties(
  client: ChainClient,
  options: ReadOptions = {},
): Promise<InferOutput<typeof chainPropertiesSchema>> {
  return client.call('database', 'get_chain_properties', [], { ...options, schema: chainPropertiesSchema });
}

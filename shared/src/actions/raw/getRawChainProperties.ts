import * as v from 'valibot';
import type { ChainReader } from '../../client/chainClient.ts';
import type { ReadOptions } from '../readOptions.ts';
import type { RawObject } from './getRawObjects.ts';

const schema = v.looseObject({ id: v.string() });

/** Object 2.11.0 as the node sent it: the chain's id and constants. */
export function getRawChainProperties(client: ChainReader, options: ReadOptions = {}): Promise<RawObject> {
  return client.call('database', 'get_chain_properties', [], { ...options, schema });
}

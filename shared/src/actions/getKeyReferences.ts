import { array, string } from 'valibot';
import type { ChainReader } from '../client/chainClient.ts';
import type { ReadOptions } from './readOptions.ts';

const schema = array(array(string()));

/** Ids of the accounts that have a public key in any role, by key in the order asked; at most 100 keys. */
export function getKeyReferences(
  client: ChainReader,
  publicKeys: readonly string[],
  options: ReadOptions = {},
): Promise<string[][]> {
  return client.call('database', 'get_key_references', [publicKeys], { ...options, schema });
}

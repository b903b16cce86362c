import { nullable } from 'valibot';
import type { ChainReader } from '../client/chainClient.ts';
import { type Block, blockSchema } from '../protocol/records.ts';
import type { ReadOptions } from './readOptions.ts';

const schema = nullable(blockSchema);

/**
 * A block by its number, or null when it does not exist (yet). Uses the database API: public nodes deny the block API.
 */
export function getBlock(
  client: ChainReader,
  number: number,
  options: ReadOptions = {},
): Promise<Block | null> {
  return client.call('database', 'get_block', [number], { ...options, schema });
}

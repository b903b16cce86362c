import { nullable } from 'valibot';
import type { ChainReader } from '../client/chainClient.ts';
import { type BlockOutline, blockOutlineSchema } from './getBlocks.ts';
import type { ReadOptions } from './readOptions.ts';

const schema = nullable(blockOutlineSchema);

/** One block as getBlocks returns it, null while there is none; uses the database API, which every node offers. */
export function getBlockOutline(
  client: ChainReader,
  number: number,
  options: ReadOptions = {},
): Promise<BlockOutline | null> {
  return client.call('database', 'get_block', [number], { ...options, schema });
}

import { nullable } from 'valibot';
import type { ChainReader } from '../client/chainClient.ts';
import type { WholeBlock } from '../protocol/blockLeaves.ts';
import { wholeBlockSchema } from './getBlocks.ts';
import type { ReadOptions } from './readOptions.ts';

const schema = nullable(wholeBlockSchema);

/** One block as getBlocks returns it, null while it does not exist; uses the database API, which every node offers. */
export function getWholeBlock(
  client: ChainReader,
  number: number,
  options: ReadOptions = {},
): Promise<WholeBlock | null> {
  return client.call('database', 'get_block', [number], { ...options, schema });
}

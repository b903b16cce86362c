import * as v from 'valibot';
import type { ChainReader } from '../client/chainClient.ts';
import { chainTime } from '../protocol/objects.ts';
import type { ReadOptions } from './readOptions.ts';

/** What a follower needs of a block. Operation bodies stay unparsed: a caller parses the types it wants. */
export const blockOutlineSchema = v.object({
  timestamp: chainTime,
  transactions: v.array(v.object({ operations: v.array(v.tuple([v.number(), v.unknown()])) })),
});

export type BlockOutline = v.InferOutput<typeof blockOutlineSchema>;

const schema = v.array(v.nullable(blockOutlineSchema));

/**
 * Blocks `from` to `to`, both included, null for one that the node does not hold yet; one call.
 * @throws AppError node.api_denied where a node does not offer the block API, as many public ones do not
 */
export function getBlocks(
  client: ChainReader,
  { from, to }: { from: number; to: number },
  options: ReadOptions = {},
): Promise<(BlockOutline | null)[]> {
  return client.call('block', 'get_blocks', [from, to], { ...options, schema });
}

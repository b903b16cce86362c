import * as v from 'valibot';
import type { ChainReader } from '../client/chainClient.ts';
import { signedHeaderSchema } from '../protocol/blockHeader.ts';
import type { WholeBlock } from '../protocol/blockLeaves.ts';
import { chainTime, hexOf, smallInt } from '../protocol/objects.ts';
import type { ReadOptions } from './readOptions.ts';

/** A block with everything its proof needs. Operation bodies stay unparsed: a caller parses the types it wants. */
export const wholeBlockSchema = v.object({
  ...signedHeaderSchema.entries,
  transactions: v.array(
    v.object({
      ref_block_num: smallInt,
      ref_block_prefix: smallInt,
      expiration: chainTime,
      operations: v.array(v.tuple([v.number(), v.unknown()])),
      extensions: v.optional(v.array(v.unknown())),
      signatures: v.array(hexOf(130)),
    }),
  ),
});

const schema = v.array(v.nullable(wholeBlockSchema));

/**
 * Blocks `from` to `to`, both included, in one call; null for one that the node does not have yet.
 * @throws AppError node.api_denied when a node does not offer the block API, like many public ones
 */
export function getBlocks(
  client: ChainReader,
  { from, to }: { from: number; to: number },
  options: ReadOptions = {},
): Promise<(WholeBlock | null)[]> {
  return client.call('block', 'get_blocks', [from, to], { ...options, schema });
}

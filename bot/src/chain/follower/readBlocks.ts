import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import { hasCode } from '@xbts/shared/errors/appError.ts';
import { chainTime } from '@xbts/shared/protocol/objects.ts';
import * as v from 'valibot';

/** As much of a block as the follower reads; what an operation holds is looked at for transfers alone. */
const blockSchema = v.object({
  timestamp: chainTime,
  transactions: v.array(v.object({ operations: v.array(v.tuple([v.number(), v.unknown()])) })),
});
const oneSchema = v.nullable(blockSchema);
const manySchema = v.array(oneSchema);

export type FollowedBlock = v.InferOutput<typeof blockSchema>;

/** Blocks from `from` to `to`, both included; shorter when the node in use does not hold the last ones yet. */
export type ReadBlocks = (from: number, to: number) => Promise<FollowedBlock[]>;

/** Calls on their way at once where blocks are read one by one. */
const atOnce = 50;

/**
 * Reads blocks through the block API where the node offers it, else one by one over the same line. A node that denies it is asked
 * again only when another one took its place. The reads themselves throw what ChainClient.call does.
 */
export function createBlockReader(client: ChainClient): ReadBlocks {
  let deniedBy: string | null | undefined;
  return async (from, to) => {
    const { url } = client.status.get();
    if (deniedBy === undefined || deniedBy !== url) {
      try {
        const params = [from, to];
        return held(await client.call('block', 'get_blocks', params, { schema: manySchema }));
      } catch (error) {
        if (!hasCode(error, 'node.api_denied', 'chain.unknown_method')) throw error;
        deniedBy = client.status.get().url;
      }
    }
    return held(await oneByOne(client, from, to));
  };
}

async function oneByOne(client: ChainClient, from: number, to: number): Promise<(FollowedBlock | null)[]> {
  const blocks: (FollowedBlock | null)[] = [];
  for (let first = from; first <= to; first += atOnce) {
    const numbers = Array.from({ length: Math.min(atOnce, to - first + 1) }, (_, index) => first + index);
    const read = (number: number) =>
      client.call('database', 'get_block', [number], { schema: oneSchema, deadlineMs: 30_000 });
    blocks.push(...(await Promise.all(numbers.map(read))));
  }
  return blocks;
}

/** The blocks up to the first that is missing: a node taken after a drop may be behind the one before. */
function held(blocks: readonly (FollowedBlock | null)[]): FollowedBlock[] {
  const missing = blocks.indexOf(null);
  return blocks.slice(0, missing < 0 ? blocks.length : missing).filter((block) => block !== null);
}

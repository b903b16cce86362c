import { getBlockOutline } from '@xbts/shared/actions/getBlockOutline.ts';
import { type BlockOutline, getBlocks } from '@xbts/shared/actions/getBlocks.ts';
import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import { hasCode } from '@xbts/shared/errors/appError.ts';

/** Blocks from `from` to `to`, both included; shorter when the node in use does not hold the last ones yet. */
export type ReadBlocks = (from: number, to: number) => Promise<BlockOutline[]>;

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
        return held(await getBlocks(client, { from, to }));
      } catch (error) {
        if (!hasCode(error, 'node.api_denied', 'chain.unknown_method')) throw error;
        deniedBy = client.status.get().url;
      }
    }
    return held(await oneByOne(client, from, to));
  };
}

async function oneByOne(client: ChainClient, from: number, to: number): Promise<(BlockOutline | null)[]> {
  const blocks: (BlockOutline | null)[] = [];
  for (let first = from; first <= to; first += atOnce) {
    const numbers = Array.from({ length: Math.min(atOnce, to - first + 1) }, (_, index) => first + index);
    const read = (number: number) => getBlockOutline(client, number, { deadlineMs: 30_000 });
    blocks.push(...(await Promise.all(numbers.map(read))));
  }
  return blocks;
}

/** The blocks up to the first that is missing: a node taken after a drop may be behind the one before. */
function held(blocks: readonly (BlockOutline | null)[]): BlockOutline[] {
  const missing = blocks.indexOf(null);
  return blocks.slice(0, missing < 0 ? blocks.length : missing).filter((block) => block !== null);
}

import { getBlocks } from '@xbts/shared/actions/getBlocks.ts';
import { getWholeBlock } from '@xbts/shared/actions/getWholeBlock.ts';
import type { NodeReader } from '@xbts/shared/client/chainClient.ts';
import { hasCode } from '@xbts/shared/errors/appError.ts';
import type { WholeBlock } from '@xbts/shared/protocol/blockLeaves.ts';

/** A node's blocks from `from` to `to`, both included; shorter when it does not have the last ones yet. */
export type ReadBlocks = (reader: NodeReader, from: number, to: number) => Promise<WholeBlock[]>;

/** Concurrent calls when blocks are read one by one. */
const atOnce = 50;

/**
 * Reads blocks through the block API if the node offers it, else one by one over the same connection. A denial counts
 * until another node takes its place. The reads themselves throw the errors of NodeReader.call.
 */
export function createBlockReader(): ReadBlocks {
  let deniedBy: string | undefined;
  return async (reader, from, to) => {
    if (deniedBy !== reader.url) {
      try {
        return held(await getBlocks(reader, { from, to }));
      } catch (error) {
        if (!hasCode(error, 'node.api_denied', 'chain.unknown_method')) throw error;
        deniedBy = reader.url;
      }
    }
    return held(await oneByOne(reader, from, to));
  };
}

async function oneByOne(reader: NodeReader, from: number, to: number): Promise<(WholeBlock | null)[]> {
  const blocks: (WholeBlock | null)[] = [];
  for (let first = from; first <= to; first += atOnce) {
    const numbers = Array.from({ length: Math.min(atOnce, to - first + 1) }, (_, index) => first + index);
    blocks.push(...(await Promise.all(numbers.map((number) => getWholeBlock(reader, number)))));
  }
  return blocks;
}

/** The blocks up to the first missing one: a node adopted after a drop may be behind the previous one. */
function held(blocks: readonly (WholeBlock | null)[]): WholeBlock[] {
  const missing = blocks.indexOf(null);
  return blocks.slice(0, missing < 0 ? blocks.length : missing).filter((block) => block !== null);
}

import { getWholeBlock } from '@xbts/shared/actions/getWholeBlock.ts';
import type { ChainClient, NodeReader } from '@xbts/shared/client/chainClient.ts';
import { differenceOf } from '@xbts/shared/client/difference.ts';
import { QUORUM } from '@xbts/shared/client/operators.ts';
import { AppError, hasCode } from '@xbts/shared/errors/appError.ts';
import { blockIdOf, blockNumberOf } from '@xbts/shared/protocol/blockHeader.ts';
import type { WholeBlock } from '@xbts/shared/protocol/blockLeaves.ts';

/** One node's form of a block with a proven id. */
interface Word {
  readonly url: string;
  readonly block: WholeBlock;
}

/** The nodes' answers about a block: `signed`, one has the transactions of its header; else those of the majority. */
export interface Outcome {
  readonly kind: 'signed' | 'agreed';
  readonly block: WholeBlock;
  /** The nodes that agree, and those that differ. */
  readonly nodes: readonly string[];
  readonly left: readonly string[];
}

/**
 * Asks other operators for a block whose transactions one node's form does not prove. When two differ more are asked,
 * and the minority is left. Null when no other answers.
 * @throws AppError node.disagree while no side is larger
 */
export async function askOtherNodes(
  client: ChainClient,
  own: Word,
  isProven: (block: WholeBlock) => boolean,
): Promise<Outcome | null> {
  let words = await wordsOf(client, own, await client.readers());
  // A third decides between two.
  if (campsOf(words).length > 1 || words.length === 1)
    words = await wordsOf(client, own, await client.readers(QUORUM));
  const camps = campsOf(words);
  const proven = camps.find(([word]) => word !== undefined && isProven(word.block));
  const most = proven ?? camps[0] ?? [];
  const others = camps.filter((camp) => camp !== most).flat();
  const [word] = most;
  if (word === undefined || words.length === 1) return null;
  if (proven === undefined) requireMajority(most, others);
  const left = others.map(({ url }) => url);
  for (const url of left)
    client.contradicted(url, `get_block: other transactions of block ${blockNumberOf(word.block)}`);
  return {
    kind: proven === undefined ? 'agreed' : 'signed',
    block: word.block,
    nodes: most.map(({ url }) => url),
    left,
  };
}

/**
 * A node's own answer and those of others about the same block; nodes on another block, or without one, do not count.
 */
async function wordsOf(client: ChainClient, own: Word, readers: readonly NodeReader[]): Promise<Word[]> {
  const others = readers.filter(({ url }) => url !== own.url);
  const blocks = await Promise.all(others.map((other) => blockOf(client, other, blockNumberOf(own.block))));
  const words = others.flatMap(({ url }, index) => {
    const block = blocks[index];
    return block != null && blockIdOf(block) === blockIdOf(own.block) ? [{ url, block }] : [];
  });
  return [own, ...words];
}

/** A node's block; null when it has none or does not answer, which does not stop the others. */
async function blockOf(client: ChainClient, reader: NodeReader, number: number): Promise<WholeBlock | null> {
  try {
    return await getWholeBlock(reader, number);
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'node.closed') throw error;
    if (hasCode(error, 'node.timeout', 'node.bad_answer'))
      client.silent(reader.url, `get_block: ${error.code}`);
    return null;
  }
}

/** Groups of equal answers, the largest first. */
function campsOf(words: readonly Word[]): Word[][] {
  const camps: Word[][] = [];
  for (const word of words) {
    const own = camps.find(([first]) => first !== undefined && areSame(first, word));
    if (own === undefined) camps.push([word]);
    else own.push(word);
  }
  return camps.sort((a, b) => b.length - a.length);
}

const areSame = (one: Word, other: Word): boolean =>
  differenceOf(one.block.transactions, other.block.transactions) === null;

function requireMajority(most: readonly Word[], others: readonly Word[]): void {
  const [one, other] = [most[0], others[0]];
  if (one === undefined || other === undefined || most.length > others.length) return;
  const difference = differenceOf(one.block.transactions, other.block.transactions);
  const nobody = { subject: '', field: '', oneSays: '', otherSays: '' };
  throw new AppError('node.disagree', {
    ...(difference ?? nobody),
    oneNode: one.url,
    otherNode: other.url,
    left: '',
  });
}

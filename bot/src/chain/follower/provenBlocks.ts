import { getWholeBlock } from '@xbts/shared/actions/getWholeBlock.ts';
import type { ChainClient, NodeReader } from '@xbts/shared/client/chainClient.ts';
import { differenceOf } from '@xbts/shared/client/difference.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import type { BlockCodec } from '@xbts/shared/protocol/blockCodec.ts';
import { blockIdOf, blockNumberOf } from '@xbts/shared/protocol/blockHeader.ts';
import { leavesOf, type WholeBlock } from '@xbts/shared/protocol/blockLeaves.ts';
import { requireLinked } from '@xbts/shared/protocol/linkedHeaders.ts';
import type { Log } from '../../logging.ts';
import { hasOtherOperators } from './otherOperators.ts';

/**
 * What a block's transactions are known by: `signed`, their root is in a signed header; `agreed`, they can't be packed here and two
 * nodes say the same; `believed`, the same with a single node configured.
 */
export type BlockProofKind = 'signed' | 'agreed' | 'believed';

export interface BlockProving {
  readonly client: ChainClient;
  readonly codec: BlockCodec;
  readonly log: Pick<Log, 'warn'>;
  readonly observeProof: (kind: BlockProofKind) => void;
}

/**
 * A node's blocks, each of which must be linked, end in the proven id, and hold the transactions that its header was made of.
 * @throws AppError proof.unlinked; where transactions can't be proven also node.disagree, node.unreachable, those of NodeReader.call
 */
export async function proveBlocks(
  proving: BlockProving,
  reader: NodeReader,
  { blocks, lastId }: { blocks: readonly WholeBlock[]; lastId: string | undefined },
): Promise<WholeBlock[]> {
  requireLinked(blocks);
  const last = blocks.at(-1);
  if (last !== undefined && blockIdOf(last) !== lastId)
    throw new AppError('proof.unlinked', { block: blockNumberOf(last) });
  const proven: WholeBlock[] = [];
  for (const block of blocks) proven.push(await proveTransactions(proving, reader, block));
  return proven;
}

async function proveTransactions(
  proving: BlockProving,
  reader: NodeReader,
  block: WholeBlock,
): Promise<WholeBlock> {
  const fault = faultOf(block, proving.codec);
  if (fault !== undefined) return hearOthers(proving, reader, block, fault);
  proving.observeProof('signed');
  return block;
}

/** Why a block's transactions do not give its root: false ones, or an operation that can't be packed here. */
function faultOf(block: WholeBlock, codec: BlockCodec): AppError | undefined {
  try {
    leavesOf(block, codec);
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

async function hearOthers(
  { client, codec, log, observeProof }: BlockProving,
  reader: NodeReader,
  block: WholeBlock,
  fault: AppError,
): Promise<WholeBlock> {
  const number = blockNumberOf(block);
  const facts = { block: number, node: reader.url, err: fault };
  const others = (await client.readers(3)).filter(({ url }) => url !== reader.url);
  for (const other of others) {
    const theirs = await getWholeBlock(other, number);
    if (theirs === null || blockIdOf(theirs) !== blockIdOf(block)) continue;
    if (faultOf(theirs, codec) === undefined) {
      log.warn({ ...facts, other: other.url }, 'a node gave false transactions of a block, and is left');
      client.contradicted(reader.url, fault.message);
      observeProof('signed');
      return theirs;
    }
    requireSame(block, theirs, [reader.url, other.url]);
    log.warn(
      { ...facts, other: other.url },
      'transactions of a block can not be packed: two nodes agree on them',
    );
    observeProof('agreed');
    return block;
  }
  if (hasOtherOperators(client, reader.url))
    throw new AppError('node.unreachable', { method: 'get_block' }, fault);
  log.warn(facts, 'transactions of a block can not be packed: the only node is believed');
  observeProof('believed');
  return block;
}

function requireSame(one: WholeBlock, other: WholeBlock, [oneNode, otherNode]: [string, string]): void {
  const difference = differenceOf(one.transactions, other.transactions);
  if (difference !== null)
    throw new AppError('node.disagree', { ...difference, oneNode, otherNode, left: '' });
}

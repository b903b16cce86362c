import type { ChainClient, NodeReader } from '@xbts/shared/client/chainClient.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import type { BlockCodec } from '@xbts/shared/protocol/blockCodec.ts';
import { blockIdOf, blockNumberOf } from '@xbts/shared/protocol/blockHeader.ts';
import { leavesOf, type WholeBlock } from '@xbts/shared/protocol/blockLeaves.ts';
import { requireLinked } from '@xbts/shared/protocol/linkedHeaders.ts';
import type { Log } from '../../logging.ts';
import { hasOtherOperators } from './otherOperators.ts';
import { askOtherNodes } from './unprovenBlock.ts';

/**
 * The proof of a block's transactions: `signed`, a signed header has their root; `agreed`, they cannot be packed here
 * and most nodes agree; `believed`, the same with a single configured node.
 */
export type BlockProofKind = 'signed' | 'agreed' | 'believed';

export interface BlockProving {
  readonly client: ChainClient;
  readonly codec: BlockCodec;
  readonly log: Pick<Log, 'warn'>;
  readonly observeProof: (kind: BlockProofKind) => void;
}

/**
 * A node's blocks. They must be linked, end in the proven id, and match their headers' roots.
 * @throws AppError proof.unlinked; for unprovable transactions also node.disagree, node.unreachable, those of
 * NodeReader.call
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
  if (fault !== undefined) return knownByOthers(proving, reader, block, fault);
  proving.observeProof('signed');
  return block;
}

/**
 * Why a block's transactions do not give its root: they are false, or contain an operation that cannot be packed here.
 */
function faultOf(block: WholeBlock, codec: BlockCodec): AppError | undefined {
  try {
    leavesOf(block, codec);
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

async function knownByOthers(
  { client, codec, log, observeProof }: BlockProving,
  reader: NodeReader,
  block: WholeBlock,
  fault: AppError,
): Promise<WholeBlock> {
  const facts = { block: blockNumberOf(block), node: reader.url, err: fault };
  const isProven = (theirs: WholeBlock) => faultOf(theirs, codec) === undefined;
  const outcome = await askOtherNodes(client, { url: reader.url, block }, isProven);
  if (outcome === null && hasOtherOperators(client, reader.url))
    throw new AppError('node.unreachable', { method: 'get_block' }, fault);
  if (outcome === null) {
    log.warn(facts, 'a block’s transactions can’t be packed: the only node is trusted');
    observeProof('believed');
    return block;
  }
  const { kind, nodes, left } = outcome;
  log.warn({ ...facts, nodes, left }, warnings[kind]);
  observeProof(kind);
  return outcome.block;
}

const warnings = {
  signed: 'a node sent false transactions of a block and is skipped',
  agreed: 'a block’s transactions can’t be packed: most nodes agree on them',
} as const;

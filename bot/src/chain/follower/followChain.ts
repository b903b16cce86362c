import { getDynamicGlobalProperties } from '@xbts/shared/actions/getDynamicGlobalProperties.ts';
import type { NodeReader } from '@xbts/shared/client/chainClient.ts';
import { AppError, hasCode } from '@xbts/shared/errors/appError.ts';
import type { WholeBlock } from '@xbts/shared/protocol/blockLeaves.ts';
import { advancePosition, positionOf } from '../../storage/repositories/positions.ts';
import { readKeyChanges } from '../keys/readKeyChanges.ts';
import { findOrderTouches } from '../orders/findOrderTouches.ts';
import { findProposalTouches } from '../proposals/findProposalTouches.ts';
import { findTimedTouches } from '../timed/findTimedTouches.ts';
import type { FollowerSettings } from './followerOptions.ts';
import { type BlockProving, proveBlocks } from './provenBlocks.ts';
import type { HeaderProver, ProvenRange } from './provenHeaders.ts';
import type { ReadBlocks } from './readBlocks.ts';
import { type RangeDeps, readRange } from './readRange.ts';

/** A leader's dependencies while it leads. */
export interface FollowParts extends RangeDeps {
  readonly settings: FollowerSettings;
  readonly chainId: string;
  readonly readBlocks: ReadBlocks;
  readonly headers: HeaderProver;
  readonly proving: BlockProving;
  readonly signal: AbortSignal;
}

/**
 * Records all blocks up to the last that is irreversible by its witnesses' signatures. No later block is read: a
 * reorganisation could undo it, or a node could have invented it. Notices come some 20 blocks later in exchange. The
 * first run begins at the present irreversible block, without history. A node whose blocks prove nothing is left.
 * @throws those of ChainClient.call, proof.*, node.disagree, and storage.* codes
 */
export async function catchUp(parts: FollowParts): Promise<void> {
  const { client } = parts.settings;
  const [reader] = await client.readers(1);
  if (reader === undefined) throw new AppError('node.unreachable', { method: 'readers' });
  try {
    await catchUpWith(parts, reader);
  } catch (error) {
    if (hasCode(error, ...lies)) client.contradicted(reader.url, error.message);
    if (hasCode(error, ...silences)) client.silent(reader.url, error.message);
    throw error;
  }
}

/** Faults of nodes that lie, or that are on their own fork. */
const lies = ['proof.unlinked', 'proof.wrong_signature', 'proof.malformed', 'signature.malformed'] as const;

/** A node that reports its head but withholds headers or blocks would delay every notice. */
const silences = ['node.timeout', 'node.bad_answer'] as const;

async function catchUpWith(parts: FollowParts, reader: NodeReader): Promise<void> {
  const { settings, chainId, signal, storage } = parts;
  const stored = await positionOf(storage.db, chainId);
  const properties = await getDynamicGlobalProperties(reader);
  const head = properties.head_block_number;
  const from = stored === undefined ? properties.last_irreversible_block_num : stored + 1;
  const range = await parts.headers.prove(reader, { from: Math.max(from, 1), head, every: settings.batch });
  const { last } = range;
  if (stored === undefined) {
    if (last === 0) return;
    await advancePosition(storage.db, chainId, { from: undefined, to: last });
    return settings.log.info({ block: last }, 'the chain is followed from here on');
  }
  let position = stored;
  let ahead: Promise<WholeBlock[]> | undefined;
  while (position < last && !signal.aborted) {
    const to = Math.min(position + settings.batch, last);
    const blocks: WholeBlock[] = await (ahead ?? readAhead(parts, reader, [position + 1, to]));
    if (blocks.length < to - position) {
      const detail = `no block ${position + blocks.length + 1}, of which it has the header`;
      throw new AppError('node.bad_answer', { method: 'get_block', detail });
    }
    ahead = to < last ? readAhead(parts, reader, [to + 1, Math.min(to + settings.batch, last)]) : undefined;
    if (!(await recordBlocks(parts, { reader, range, position, blocks }))) return;
    position = to;
    settings.observe(to);
  }
}

/** Reads the next blocks while the previous ones are recorded. */
function readAhead(
  parts: FollowParts,
  reader: NodeReader,
  [from, to]: [number, number],
): Promise<WholeBlock[]> {
  const blocks = parts.readBlocks(reader, from, to);
  // The awaiting caller gets the failure; when the previous range fails, nobody awaits it.
  blocks.catch(() => undefined);
  return blocks;
}

/** Proves blocks and hands their findings over; false when another process has moved the position in between. */
async function recordBlocks(
  parts: FollowParts,
  given: { reader: NodeReader; range: ProvenRange; position: number; blocks: readonly WholeBlock[] },
): Promise<boolean> {
  const { reader, range, position } = given;
  const to = position + given.blocks.length;
  const blocks = await proveBlocks(parts.proving, reader, { blocks: given.blocks, lastId: range.idOf(to) });
  const lastBlock = blocks.at(-1);
  if (lastBlock === undefined) return true;
  const found = await readRange(parts, blocks, position + 1);
  const orders = findOrderTouches(blocks);
  const proposals = findProposalTouches(blocks);
  const timed = findTimedTouches(blocks);
  const keys = await readKeyChanges(parts, blocks, position + 1);
  const touches = { orders, proposals, timed, keys };
  const findings = { chainId: parts.chainId, from: position, to, blocks: found, ...touches };
  return parts.settings.findings.record(findings, new Date(`${lastBlock.timestamp}Z`));
}

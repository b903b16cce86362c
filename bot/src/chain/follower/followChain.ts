import type { BlockOutline } from '@xbts/shared/actions/getBlocks.ts';
import { getDynamicGlobalProperties } from '@xbts/shared/actions/getDynamicGlobalProperties.ts';
import { advancePosition, positionOf } from '../../storage/repositories/positions.ts';
import type { FollowerSettings } from './followerOptions.ts';
import type { ReadBlocks } from './readBlocks.ts';
import { type RangeDeps, readRange } from './readRange.ts';

/** What one leader works with while it leads. */
export interface FollowParts extends RangeDeps {
  readonly settings: FollowerSettings;
  readonly chainId: string;
  readonly readBlocks: ReadBlocks;
  readonly signal: AbortSignal;
}

/**
 * Records all blocks up to the last irreversible one. Only irreversible blocks are ever read: what a reorganisation can still undo
 * is told to nobody, at the price of being told some 20 blocks later. The very first time it begins at the present
 * irreversible block, without anything of the past.
 * @throws those of ChainClient.call, and storage.* codes
 */
export async function catchUp(parts: FollowParts): Promise<void> {
  const { settings, chainId, signal, storage } = parts;
  const head = await getDynamicGlobalProperties(settings.client);
  const last = head.last_irreversible_block_num;
  const stored = await positionOf(storage.db, chainId);
  if (stored === undefined) {
    await advancePosition(storage.db, chainId, { from: undefined, to: last });
    return settings.log.info({ block: last }, 'the chain is followed from here on');
  }
  let position = stored;
  let ahead: Promise<BlockOutline[]> | undefined;
  while (position < last && !signal.aborted) {
    const blocks: BlockOutline[] = await (ahead ?? readAhead(parts, position + 1, last));
    const next: number = position + blocks.length;
    ahead = next < last && blocks.length > 0 ? readAhead(parts, next + 1, last) : undefined;
    // The node in use is behind the one that told us of the last block: it will have more in a moment.
    if (blocks.length === 0) return;
    const isOurs = await recordBlocks(parts, position, blocks);
    if (!isOurs) return;
    position = next;
    settings.observe(next);
  }
}

/** Blocks on their way while the ones before are recorded. */
function readAhead(parts: FollowParts, from: number, last: number): Promise<BlockOutline[]> {
  const blocks = parts.readBlocks(from, Math.min(from + parts.settings.batch - 1, last));
  // Whoever awaits them gets the failure; when the range before fails, nobody does.
  blocks.catch(() => undefined);
  return blocks;
}

/** Reads blocks and hands their findings over; false when another process moved the position meanwhile. */
async function recordBlocks(
  parts: FollowParts,
  position: number,
  blocks: readonly BlockOutline[],
): Promise<boolean> {
  const lastBlock = blocks.at(-1);
  if (lastBlock === undefined) return true;
  const range = {
    chainId: parts.chainId,
    from: position,
    to: position + blocks.length,
    blocks: await readRange(parts, blocks, position + 1),
  };
  return parts.settings.findings.record(range, new Date(`${lastBlock.timestamp}Z`));
}

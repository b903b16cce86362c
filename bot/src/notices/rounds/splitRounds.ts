import type { ReadBlock } from './recordRange.ts';

/** Blocks that may be recorded together: no round ends between them. */
export interface Segment {
  readonly blocks: readonly ReadBlock[];
  /** Chain time of the first payout in it; rounds that are quiet by then are over. */
  readonly beginsAt: Date | undefined;
}

/**
 * Cuts a stretch where payouts are further apart than the quiet time, so that a catch-up over many blocks finds the same rounds as
 * reading each block when it came.
 */
export function splitRounds(blocks: readonly ReadBlock[], quietMs: number): Segment[] {
  const segments: { blocks: ReadBlock[]; beginsAt: Date | undefined }[] = [];
  let lastPayout: Date | undefined;
  for (const block of blocks) {
    const hasPayouts = block.payouts.length > 0;
    const isOver =
      hasPayouts && lastPayout !== undefined && block.at.getTime() - lastPayout.getTime() > quietMs;
    const present = segments.at(-1);
    if (present === undefined || isOver)
      segments.push({ blocks: [block], beginsAt: hasPayouts ? block.at : undefined });
    else {
      present.blocks.push(block);
      if (hasPayouts) present.beginsAt ??= block.at;
    }
    if (hasPayouts) lastPayout = block.at;
  }
  return segments;
}

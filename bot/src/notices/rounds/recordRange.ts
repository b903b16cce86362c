import type { BlockFindings, RangeFindings } from '../../chain/follower/findings.ts';
import { noTouches } from '../../chain/orders/findOrderTouches.ts';
import { noProposals } from '../../chain/proposals/findProposalTouches.ts';
import { noTimed } from '../../chain/timed/findTimedTouches.ts';
import type { Storage } from '../../storage/openStorage.ts';
import { markSides } from '../../storage/repositories/openOrders.ts';
import { markAccounts } from '../../storage/repositories/orderAccounts.ts';
import { recordPayments } from '../../storage/repositories/payments.ts';
import { advancePosition } from '../../storage/repositories/positions.ts';
import { markProposals } from '../../storage/repositories/proposals.ts';
import { markTimed } from '../../storage/repositories/timedTransfers.ts';
import { depositCredited } from '../kinds/depositCredited.ts';
import { incomingTransfer } from '../kinds/incomingTransfer.ts';
import { keysChanged } from '../kinds/keysChanged.ts';
import { queueEvents } from '../queueEvents.ts';
import { answerRequests } from '../requests/answerRequests.ts';
import { type ClosingDeps, closeRounds } from './closeRounds.ts';

/**
 * Stores a range round by round, and closes the rounds that are quiet by its end. False when another process moved the position
 * meanwhile: read again from there.
 */
export async function recordRange(deps: ClosingDeps, range: RangeFindings, endsAt: Date): Promise<boolean> {
  const { storage, quietMs } = deps;
  const { chainId, to: end } = range;
  const segments = splitRounds(range.blocks, quietMs);
  let { from, orders, proposals = noProposals, timed = noTimed, keys = [] } = range;
  for (const [index, { blocks, beginsAt }] of segments.entries()) {
    if (beginsAt !== undefined) await closeRounds(deps, chainId, beginsAt);
    const isLast = index === segments.length - 1;
    const to = isLast ? end : (blocks.at(-1)?.blockNum ?? end);
    if (!(await recordBlocks(storage, { chainId, from, to, blocks, orders, proposals, timed, keys })))
      return false;
    from = to;
    // Stored with the first of them: whoever goes on after it reads the rest of the range alone.
    orders = noTouches;
    proposals = noProposals;
    timed = noTimed;
    keys = [];
  }
  await closeRounds(deps, chainId, endsAt);
  return true;
}

/**
 * Stores what blocks hold, together with how far the chain is read: all of it or nothing. False, and nothing stored, when another
 * process moved the position meanwhile.
 */
export function recordBlocks(storage: Storage, range: RangeFindings): Promise<boolean> {
  const { chainId, from, to, blocks, orders, proposals = noProposals, timed = noTimed, keys = [] } = range;
  return storage.db.transaction().execute(async (transaction) => {
    if (!(await advancePosition(transaction, chainId, { from, to }))) return false;
    for (const { blockNum, at, payouts } of blocks)
      for (const { payerId, payerName, payments } of payouts)
        await recordPayments(transaction, { chainId, payerId, payerName, blockNum, at }, payments);
    const transfers = blocks.flatMap((block) => block.transfers);
    await answerRequests(transaction, blocks);
    // Before the transfers: of the two notices that a deposit would be, the first is the one.
    await queueEvents(
      transaction,
      depositCredited,
      transfers.filter(({ isDeposit }) => isDeposit),
    );
    await queueEvents(transaction, incomingTransfer, transfers);
    await markAccounts(transaction, to, orders.accountIds);
    await markSides(transaction, to, orders.sides);
    await markProposals(transaction, proposals);
    await markTimed(transaction, timed);
    await queueEvents(transaction, keysChanged, keys);
    return true;
  });
}

/** Blocks that may be recorded together: no round ends between them. */
interface Segment {
  readonly blocks: readonly BlockFindings[];
  /** Chain time of the first payout in it; rounds that are quiet by then are over. */
  readonly beginsAt: Date | undefined;
}

/**
 * Cuts a range where payouts are further apart than the quiet time, so that a catch-up over many blocks finds the same rounds as
 * reading each block when it came. Always at least one segment.
 */
export function splitRounds(blocks: readonly BlockFindings[], quietMs: number): Segment[] {
  const segments: { blocks: BlockFindings[]; beginsAt: Date | undefined }[] = [];
  let current: (typeof segments)[number] = { blocks: [], beginsAt: undefined };
  let lastPayout: Date | undefined;
  segments.push(current);
  for (const block of blocks) {
    const isPayout = block.payouts.length > 0;
    if (isPayout && lastPayout !== undefined && block.at.getTime() - lastPayout.getTime() > quietMs) {
      current = { blocks: [], beginsAt: undefined };
      segments.push(current);
    }
    current.blocks.push(block);
    if (!isPayout) continue;
    current.beginsAt ??= block.at;
    lastPayout = block.at;
  }
  return segments;
}

import type { BlockFindings, RangeFindings } from '../../chain/follower/findings.ts';
import { noTouches } from '../../chain/orders/findOrderTouches.ts';
import { noProposals } from '../../chain/proposals/findProposalTouches.ts';
import { noTimed } from '../../chain/timed/findTimedTouches.ts';
import type { Storage } from '../../storage/openStorage.ts';
import { answerRequest } from '../../storage/repositories/answeredRequests.ts';
import { markSides } from '../../storage/repositories/openOrders.ts';
import { markAccounts } from '../../storage/repositories/orderAccounts.ts';
import { queueOwn } from '../../storage/repositories/outbox.ts';
import { recordPayments } from '../../storage/repositories/payments.ts';
import { advancePosition } from '../../storage/repositories/positions.ts';
import { markProposals } from '../../storage/repositories/proposals.ts';
import { markTimed } from '../../storage/repositories/timedTransfers.ts';
import type { Db } from '../../storage/tables.ts';
import { depositCredited } from '../kinds/depositCredited.ts';
import { incomingTransfer } from '../kinds/incomingTransfer.ts';
import { keysChanged } from '../kinds/keysChanged.ts';
import { requestPaid } from '../kinds/requestPaid.ts';
import { transferFactOf, transferKey } from '../kinds/transferFacts.ts';
import { queueEvents } from '../queueEvents.ts';
import { type ClosingDeps, closeRounds } from './closeRounds.ts';

/**
 * Stores a range round by round, and closes the rounds that are quiet by its end. False when another process has moved
 * the position in between: read again from there.
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
    // Stored with the first segment: a process that continues later reads only the rest of the range.
    orders = noTouches;
    proposals = noProposals;
    timed = noTimed;
    keys = [];
  }
  await closeRounds(deps, chainId, endsAt);
  return true;
}

/**
 * Stores the findings of blocks together with the position, all or nothing. False, without a write, when another
 * process has moved the position in between.
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
    // Before the transfers: of a deposit's two possible notices, the first one queued wins.
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

/** Blocks that can be recorded together: no round ends between them. */
interface Segment {
  readonly blocks: readonly BlockFindings[];
  /** Chain time of its first payout; rounds that are quiet by then are over. */
  readonly beginsAt: Date | undefined;
}

/**
 * Cuts a range where payouts are further apart than the quiet time, so that a catch-up over many blocks finds the same
 * rounds as live reading. Returns at least one segment.
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

/**
 * Marks the requests that transfers of these blocks answer, each by one transfer and by no other, and tells their makers where they are
 * subscribed. Meant for the transaction that stores how far the chain is read: what was marked is not looked at again.
 */
async function answerRequests(db: Db, blocks: readonly BlockFindings[]): Promise<void> {
  const told: { uid: bigint; key: string; facts: object }[] = [];
  for (const { blockNum, at, transfers } of blocks) {
    for (const transfer of transfers) {
      // What an issuer makes or a gateway credits is no payment of anyone's.
      if (!transfer.isAwaited || transfer.isDeposit) continue;
      const answered = await answerRequest(db, { ...transfer, blockNum, at });
      if (answered === undefined) continue;
      const key = transferKey(transfer);
      told.push({ uid: BigInt(answered.uid), key, facts: transferFactOf(transfer) });
    }
  }
  await queueOwn(db, requestPaid.name, told);
}

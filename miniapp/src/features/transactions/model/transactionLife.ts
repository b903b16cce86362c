import { broadcastTransaction } from '@xbts/shared/actions/broadcastTransaction.ts';
import { findTransaction, type TransactionFate } from '@xbts/shared/actions/findTransaction.ts';
import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import type { Clock } from '@xbts/shared/client/clock.ts';
import { type AppError, hasCode, toAppError } from '@xbts/shared/errors/appError.ts';
import { msOfChainTime } from '@xbts/shared/protocol/chainTime.ts';
import type { PendingChange, PendingTransaction } from './pending.ts';

/** What a transaction's life takes from outside. */
export interface LifeParts {
  readonly client: ChainClient;
  readonly clock: Clock;
  /** Told of each new phase. */
  readonly onChange: (id: string, change: PendingChange) => void;
}

// Looked for at every block, and when none is heard of.
const LOOK_EVERY_MS = 3_000;

function nextLook({ client, clock }: LifeParts): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      stop();
      clock.clearTimeout(timer);
      resolve();
    };
    const stop = client.onBlock(end);
    const timer = clock.setTimeout(end, LOOK_EVERY_MS);
  });
}

/** A node's answer, or its not having been asked at all: nothing of it is on the chain. */
function isRefusal(error: AppError): boolean {
  return error.code.startsWith('chain.') || hasCode(error, 'node.unreachable');
}

/** Sends for the first time. True while its fate is still to be found out. */
async function sendFirst(parts: LifeParts, { id, signed }: PendingTransaction): Promise<boolean> {
  try {
    await broadcastTransaction(parts.client, signed);
    parts.onChange(id, { phase: 'sent' });
    return true;
  } catch (thrown) {
    const error = toAppError(thrown);
    if (isRefusal(error)) {
      parts.onChange(id, { phase: 'refused', error: { code: error.code, facts: { ...error.facts } } });
      return false;
    }
    parts.onChange(id, { phase: 'lost' });
    return true;
  }
}

/** Sends the same bytes once more; the chain applies them once. What comes of it the next look tells. */
async function sendAgain(parts: LifeParts, { id, signed }: PendingTransaction): Promise<boolean> {
  const { client } = parts;
  const head = client.status.get().head;
  if (head !== null && head.time > msOfChainTime(signed.expiration)) return false;
  try {
    await broadcastTransaction(client, signed, { isRepeat: true });
    return true;
  } catch (thrown) {
    // A refusal of a repeat decides nothing about the first sending: only the blocks do. If none holds it, this is why.
    const { code, facts } = toAppError(thrown);
    if (code.startsWith('chain.')) parts.onChange(id, { error: { code, facts: { ...facts } } });
    return false;
  }
}

async function look({ client }: LifeParts, pending: PendingTransaction, sinceBlock: number) {
  try {
    return await findTransaction(client, { id: pending.id, transaction: pending.signed, sinceBlock });
  } catch (error) {
    // No node, or not this node: its fate is as unknown as before, and is asked for again.
    return hasCode(error, 'node.closed') ? 'closed' : null;
  }
}

/** Tells what was found; true when nothing more can happen. `before`: what had been found the last time. */
function report(
  parts: LifeParts,
  id: string,
  fate: TransactionFate,
  before: TransactionFate | null,
): boolean {
  if (fate.state === 'expired') {
    parts.onChange(id, { phase: 'expired' });
    return true;
  }
  if (fate.state === 'pending') {
    if (fate.isKnown) parts.onChange(id, { phase: 'sent', blockNumber: null });
    // The block that held it was undone, and it has not come back yet.
    else if (before?.state === 'in_block') parts.onChange(id, { phase: 'lost', blockNumber: null });
    return false;
  }
  const phase = fate.irreversible ? 'irreversible' : 'included';
  parts.onChange(id, { phase, blockNumber: fate.blockNum, error: null });
  return fate.irreversible;
}

/**
 * Looks for a transaction, block by block, until it is irreversible or can never get into a block any more
 * (design.md decision 4). With `mayRepeat` the same bytes are sent again while no node knows them.
 */
export async function followTransaction(
  parts: LifeParts,
  pending: PendingTransaction,
  { mayRepeat }: { mayRepeat: boolean },
): Promise<void> {
  let sinceBlock = pending.sinceBlock;
  let before: TransactionFate | null = null;
  for (;;) {
    const fate: TransactionFate | 'closed' | null = await look(parts, pending, sinceBlock);
    if (fate === 'closed' || (fate !== null && report(parts, pending.id, fate, before))) return;
    before = fate ?? before;
    if (fate?.state === 'pending') {
      sinceBlock = fate.nextSince;
      if (mayRepeat && !fate.isKnown && (await sendAgain(parts, pending))) {
        parts.onChange(pending.id, { phase: 'sent' });
      }
    }
    await nextLook(parts);
  }
}

/** Sends a signed transaction and follows it to its end. */
export async function sendTransaction(parts: LifeParts, pending: PendingTransaction): Promise<void> {
  if (!(await sendFirst(parts, pending))) return;
  await nextLook(parts);
  await followTransaction(parts, pending, { mayRepeat: true });
}

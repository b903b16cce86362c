import type { TransactionFate } from '@xbts/shared/actions/findTransaction.ts';
import { type AgreedFate, findAgreedTransaction, isLoneNode } from '@xbts/shared/actions/findTransaction.ts';
import { sendTransaction } from '@xbts/shared/actions/sendTransaction.ts';
import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import { type SteadyClock, systemClock } from '@xbts/shared/client/clock.ts';
import { type AppError, hasCode, toAppError } from '@xbts/shared/errors/appError.ts';
import { msOfChainTime } from '@xbts/shared/protocol/chainTime.ts';
import { inclusionOf, type ProveInBlock, proveByWitnesses } from './inclusion.ts';
import { tellOutcomes } from './outcomes.ts';
import { isFinal, type PendingChange, type PendingTransaction, usePending } from './pending.ts';

interface LifeParts {
  readonly client: ChainClient;
  readonly clock: SteadyClock;
  readonly prove: ProveInBlock;
}

const change: ReturnType<typeof usePending.getState>['change'] = (id, what) =>
  usePending.getState().change(id, what);

// Looks at every block, and at this interval without blocks.
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

/** True if a node refused it, or none received it: nothing of it is on the chain. */
function isRefusal(error: AppError): boolean {
  return error.code.startsWith('chain.') || hasCode(error, 'node.unreachable');
}

/** Sends for the first time. Returns true while its fate is still unknown. */
async function sendFirst({ client }: LifeParts, { id, signed }: PendingTransaction): Promise<boolean> {
  try {
    await sendTransaction(client, signed);
    change(id, { phase: 'sent' });
    return true;
  } catch (thrown) {
    const error = toAppError(thrown);
    if (isRefusal(error)) {
      change(id, { phase: 'refused', error: { code: error.code, facts: { ...error.facts } } });
      return false;
    }
    change(id, { phase: 'lost' });
    return true;
  }
}

/** Sends the same bytes once more; the chain applies them only once. The next look finds the result. */
async function sendAgain({ client }: LifeParts, { id, signed }: PendingTransaction): Promise<boolean> {
  const head = client.status.get().head;
  if (head !== null && head.time > msOfChainTime(signed.expiration)) return false;
  try {
    await sendTransaction(client, signed, { isRepeat: true });
    return true;
  } catch (thrown) {
    // A refused repeat decides nothing about the first sending: only the blocks do. If none holds it, this is the
    // reason.
    const { code, facts } = toAppError(thrown);
    if (code.startsWith('chain.')) change(id, { error: { code, facts: { ...facts } } });
    return false;
  }
}

/** How long a single node's report of a transaction's end waits for a second one, if the list has others. */
const SECOND_WORD_MS = 600_000;

const stillPending = (sinceBlock: number): TransactionFate => ({
  state: 'pending',
  isKnown: true,
  nextSince: sinceBlock,
});

/** A followed transaction, and the time since which only one node reports its end. */
interface Followed {
  readonly pending: PendingTransaction;
  sinceBlock: number;
  loneSince: number | null;
}

/**
 * One node alone may not end a transaction's life while others could be asked: a false "expired" invites a second
 * payment, a false "paid" a delivery. Returns true after none of them has confirmed it for a long time, by the
 * monotonic clock, since a wrong device clock would accept it at once.
 */
function isLongAlone(followed: Followed, { clock }: LifeParts): boolean {
  followed.loneSince ??= clock.steady();
  return clock.steady() - followed.loneSince > SECOND_WORD_MS;
}

async function look(parts: LifeParts, followed: Followed): Promise<ProvenFate | 'closed' | null> {
  const { pending, sinceBlock } = followed;
  try {
    const found = await findAgreedTransaction(parts.client, {
      id: pending.id,
      transaction: pending.signed,
      sinceBlock,
    });
    if (found.isExpiredByOne !== true) return await withProof(parts, followed, found);
    return isLongAlone(followed, parts) ? { ...found, fate: { state: 'expired' } } : found;
  } catch (error) {
    // No node, or not this one: its fate stays unknown, and the next look asks again.
    return hasCode(error, 'node.closed') ? 'closed' : null;
  }
}

/** The fate with its proof; an unproven block counts as not found. */
async function withProof(
  parts: LifeParts,
  followed: Followed,
  { fate, nodes }: AgreedFate,
): Promise<ProvenFate> {
  if (fate.state !== 'in_block') {
    followed.loneSince = null;
    return { fate, nodes };
  }
  const { blockNum, trxInBlock } = fate;
  const { client, prove } = parts;
  const proof = await prove(client, { transactionId: followed.pending.id, blockNum, trxInBlock });
  const isUncorroborated = proof?.kind === 'unchecked' && isLoneNode(client, nodes);
  if (!isUncorroborated) followed.loneSince = null;
  if (proof === null || (isUncorroborated && !isLongAlone(followed, parts)))
    return { fate: stillPending(followed.sinceBlock), nodes };
  const inclusion = inclusionOf({ fate, nodes }, proof);
  return { fate: { ...fate, irreversible: inclusion.phase === 'irreversible' }, nodes, inclusion };
}

/** The fate; `inclusion` for a transaction in a block. */
type ProvenFate = AgreedFate & { readonly inclusion?: PendingChange };

/** Reports the result; returns true when it is final. `before`: the previous result. */
function report(id: string, { fate, nodes, inclusion }: ProvenFate, before: TransactionFate | null): boolean {
  if (fate.state === 'expired') {
    change(id, { phase: 'expired', isOneWord: nodes.length < 2 });
    return true;
  }
  if (fate.state === 'pending') {
    if (fate.isKnown) change(id, { phase: 'sent', blockNumber: null });
    // Its block was undone, and no new block holds it yet.
    else if (before?.state === 'in_block') change(id, { phase: 'lost', blockNumber: null });
    return false;
  }
  change(id, inclusion ?? {});
  return fate.irreversible;
}

/**
 * Looks for a transaction, block by block, until it is irreversible or can never get into a block (design.md decision
 * 4). With `mayRepeat`, it sends the same bytes again while no node knows them.
 */
async function followTransaction(
  parts: LifeParts,
  pending: PendingTransaction,
  { mayRepeat }: { mayRepeat: boolean },
): Promise<void> {
  const followed: Followed = { pending, sinceBlock: pending.sinceBlock, loneSince: null };
  let before: TransactionFate | null = null;
  for (;;) {
    const found: ProvenFate | 'closed' | null = await look(parts, followed);
    if (found === 'closed' || (found !== null && report(pending.id, found, before))) return;
    const fate = found?.fate ?? null;
    before = fate ?? before;
    if (fate?.state === 'pending') {
      followed.sinceBlock = fate.nextSince;
      if (mayRepeat && !fate.isKnown && (await sendAgain(parts, pending))) {
        change(pending.id, { phase: 'sent' });
      }
    }
    await nextLook(parts);
  }
}

/** Stores a signed transaction first, then sends it and follows it to its end. */
export async function sendPending(
  client: ChainClient,
  transaction: Omit<PendingTransaction, 'phase' | 'blockNumber' | 'error'>,
  clock: SteadyClock = systemClock,
  prove: ProveInBlock = proveByWitnesses,
): Promise<void> {
  const pending: PendingTransaction = { ...transaction, phase: 'signed', blockNumber: null, error: null };
  const parts = { client, clock, prove };
  usePending.getState().add(pending);
  tellOutcomes();
  if (!(await sendFirst(parts, pending))) return;
  await nextLook(parts);
  await followTransaction(parts, pending, { mayRepeat: true });
}

/**
 * After a start: looks for the transactions that were on their way when the app was closed, and reports their outcomes.
 * It only looks: it never sends a transaction without the user seeing it.
 */
export async function resumePending(
  client: ChainClient,
  clock: SteadyClock = systemClock,
  prove: ProveInBlock = proveByWitnesses,
): Promise<void> {
  tellOutcomes();
  const open = usePending.getState().transactions.filter((each) => !isFinal(each));
  if (open.length === 0) return;
  const chainId = await client.chainId();
  const parts = { client, clock, prove };
  const own = open.filter((each) => each.chainId === chainId);
  for (const { id, phase } of own) if (phase === 'signed') change(id, { phase: 'lost' });
  await Promise.all(own.map((each) => followTransaction(parts, each, { mayRepeat: false })));
}
